# What `rajas rules` says.
rules-all = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
  } ⚖ marks a ruling of ours. { $place ->
    [table] Read one with “rule { $example }”, a chapter with “rule karma”; find some with “rule karma dice”.
   *[shell] Read one with “rajas rules { $example }”, a chapter with “rajas rules karma”; find some with “rajas rules --search karma dice”.
  }
rules-found = { $count ->
    [0] No rule has all the words of “{ $search }”.
    [one] { $count } rule has “{ $search }”.
   *[other] { $count } rules have “{ $search }”.
  }
rules-found-within = { $count ->
    [0] No rule in “{ $within }” has all the words of “{ $search }”.
    [one] { $count } rule in “{ $within }” has “{ $search }”.
   *[other] { $count } rules in “{ $within }” have “{ $search }”.
  }
rules-unknown = There is no rule, group or chapter “{ $id }”. { $place ->
    [table] No rule has these words, either. The chapters are: { $chapters }.
   *[shell] The chapters are: { $chapters }. To look for words: rajas rules --search { $id }
  }
rules-unknown-near = There is no rule “{ $id }”. Perhaps one of these:
rules-example = For example: { $text }
rules-ruling = ⚖ Our table plays it so. { $text }
rules-sources = From: { $sources }
rules-no-source = In none of the rulebooks.
