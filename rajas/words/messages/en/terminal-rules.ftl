# What `rajas rules` says.
rules-all = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
  } ⚖ marks a ruling of ours. Read one with “rajas rules { $example }”, find some with “rajas rules --search karma”.
rules-found = { $count ->
    [0] No rule has all the words of “{ $search }”.
    [one] { $count } rule has “{ $search }”.
   *[other] { $count } rules have “{ $search }”.
  }
rules-unknown = There is no rule { $id }. “rajas rules” lists them all.
rules-unknown-near = There is no rule { $id }. Perhaps one of these:
rules-example = For example: { $text }
rules-ruling = ⚖ Our table plays it so. { $text }
rules-sources = From: { $sources }
rules-no-source = In none of the rulebooks.
