# Plain data that does not describe a position. $path leads to the entry.
error-data-number = { $path }: a whole number from { $least } to { $most } belongs here, not { $found }
error-data-flag = { $path }: true or false belongs here, not { $found }
error-data-text = { $path }: a short word belongs here, not { $found }
error-data-word = { $path }: “{ $found }” is not known here; perhaps { $near }?
error-data-list = { $path }: a list of at most { $most } belongs here, not { $found }
error-data-table = { $path }: a table of names and values belongs here, not { $found }
error-data-key = { $path }: there is no “{ $found }” here; perhaps { $near }?
error-data-missing = { $path }: “{ $name }” is missing
error-data-reward = { $path }: “{ $found }” is not one reward, such as “coins 5”
error-data-why = { $path }: two words belong here, a rule and a cause
error-data-die = { $path }: a die is a colour and a value, such as ["blue", 3]
error-data-yields = { $path }: one or more different border yields belong here
error-data-seats = { $path }: { $least } to { $most } players can play, not { $found }
error-data-cell-twice = { $path }: another tile lies on { $found } already; a covered one goes under “covers”
error-data-bonus = { $path }: the bonus marker lies on one of { $spaces }, or nowhere, not on { $found }
error-data-by-itself = { $path }: “{ $found }” comes about by itself; what comes next must ask for a decision or a chance
error-data-twice = { $path }: nobody stands here twice
