import type { ArticleAliasInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { codeKey } from '#shared/article-code.ts';
import { aliasProblem, listLimits, type NameProblem } from '#shared/order-lists.ts';
import type { AliasToKeep } from './aliases.store.ts';

const messages: Record<NameProblem, string> = {
  REQUIRED: 'A number has at least one letter or digit',
  TOO_LONG: `A number has at most ${listLimits.alias} characters`,
  NOT_ALLOWED: 'A number is one line of text',
};

/** Returns the problems of own numbers, apart from their articles. */
export function aliasProblems(aliases: readonly ArticleAliasInput[]): UserError[] {
  if (aliases.length > listLimits.aliasesPerCall)
    return [userError('aliases', 'TOO_MANY_LINES', `At most ${listLimits.aliasesPerCall} at once`)];
  return aliases.flatMap(({ alias }, index) => {
    const problem = aliasProblem(alias);
    return problem ? [userError(`aliases.${index}.alias`, problem, messages[problem])] : [];
  });
}

/**
 * Splits own numbers into those to save and those to delete; of several with one key the last one counts.
 */
export function aliasChanges(aliases: readonly ArticleAliasInput[]): {
  kept: AliasToKeep[];
  dropped: string[];
} {
  const last = new Map(aliases.map((one) => [codeKey(one.alias), one]));
  const kept: AliasToKeep[] = [];
  const dropped: string[] = [];
  for (const [key, { alias, articleCode }] of last)
    if (articleCode == null) dropped.push(key);
    else kept.push({ key, alias: alias.trim(), article: articleCode });
  return { kept, dropped };
}
