# The rulebook as a page.
rulebook-title = { $title }: the rules
rulebook-subtitle = The rules, numbered: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rulebook-skip = Skip to the rules
rulebook-chapters = Chapters
rulebook-search = Search the rules
rulebook-search-hint = Press / to search, Esc to clear
rulebook-count-all = { $count ->
    [one] { $count } rule
   *[other] All { $count } rules
  }
rulebook-count-some = Showing { $shown } of { $total } rules
rulebook-count-figures = , rows of figures: { $figures }
rulebook-count-none = Nothing has all of these words.
rulebook-none = No rule and no figure has all of these words. Try fewer or other words, or go to a chapter of the list.
rulebook-key = ⚖ marks a ruling: the rulebooks leave the point open or contradict each other, and our table plays it so.
rulebook-ruled = with a ruling of ours
rulebook-example = For example:
rulebook-ruling = ⚖ Our table plays it so.
rulebook-sources = Sources
rulebook-no-source = In none of the rulebooks.
rulebook-overview = The game at a glance
rulebook-best = Best:
rulebook-origin = From
rulebook-origin-all = All from
