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
rulebook-count-none = No rule has all of these words.
rulebook-key = ⚖ marks a ruling: the rulebooks leave the point open or contradict each other, and our table plays it so.
rulebook-ruled = with a ruling of ours
rulebook-example = For example:
rulebook-ruling = ⚖ Our table plays it so.
rulebook-sources = From:
rulebook-no-source = In none of the rulebooks.
