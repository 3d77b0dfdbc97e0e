# What is said about a list of rules that cannot be used.
error-rules-no-file = { $package } has no file { $file }.
error-rules-no-toml = { $file } is not TOML: { $reason }.
error-rules-no-chapter = { $file }: [{ $group }] must be a table with a chapter, such as chapter = "quarry".
error-rule-wrong-id = { $file }: in [{ $group }] every rule is called { $group }- and a number, not { $rule }.
error-rule-no-table = { $file }: { $rule } must be a table, such as { "{" } ruling = true { "}" } or { "{}" }.
error-rule-unknown-entry = { $file }: { $rule } has an entry “{ $entry }”; only sources and ruling are known.
error-rule-wrong-sources = { $file }: the sources of { $rule } must be a list of texts.
error-rule-wrong-ruling = { $file }: ruling of { $rule } must be true or false, not { $value }.
error-rule-twice = { $file }: { $rule } is already listed.
