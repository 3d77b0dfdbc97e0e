# What `rajas rules` says.
rules-all = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  } of { $title }. Read one with “rajas rules { $example }”, find some with “rajas rules --search karma”.
