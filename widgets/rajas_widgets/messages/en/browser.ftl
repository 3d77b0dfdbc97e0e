# What overlay, dock and bridge say by themselves in the browser.

browser-close = Close
browser-report = Report
browser-copied = Copied, ready to paste
browser-uncopied = Copying is not allowed here
browser-help = Keys
browser-story = Story
browser-since = Since your last turn
browser-ruling = Our table plays it so: a ruling of ours.
browser-source = Source:
browser-tools = Tools
browser-areas = Areas
browser-choices = Choices
browser-dice = Your dice
browser-tabs = Areas of the table
browser-reload = Load again
browser-gone = The table does not answer. Your game is kept in this browser.
browser-unkept = This browser has no room left: the game goes on, but is not kept.
browser-fault = Something went wrong here, and it is our fault. The game goes on.
browser-keys-arrows = from one thing to the nearest
browser-keys-tab = from panel to panel
browser-keys-press = press it
browser-keys-numbers = the buttons below the table
browser-keys-panels = to the next panel, and back
browser-keys-escape = close what was said
