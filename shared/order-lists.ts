import { codeKey } from './article-code.ts';

/** Bounds of named carts, templates and own article numbers; both sides keep to them. */
export const listLimits = {
  /** Letters of a name, counted in code points. */
  name: 60,
  /** Lists of one user for one customer. */
  lists: 200,
  lines: 2000,
  /** Letters of an own number, counted in code points. */
  alias: 40,
  aliasesPerCall: 500,
  /** Of all users of a customer. */
  aliases: 10_000,
} as const;

export type NameProblem = 'REQUIRED' | 'TOO_LONG' | 'NOT_ALLOWED';

function lineProblem(text: string, most: number): NameProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'REQUIRED';
  if ([...trimmed].length > most) return 'TOO_LONG';
  return /[\p{Cc}\p{Cs}]/u.test(trimmed) ? 'NOT_ALLOWED' : null;
}

/** Checks the name of a list, ignoring spaces around it. */
export function listNameProblem(name: string): NameProblem | null {
  return lineProblem(name, listLimits.name);
}

/** Checks an own article number; one that consists of dashes and dots counts as empty. */
export function aliasProblem(alias: string): NameProblem | null {
  return lineProblem(alias, listLimits.alias) ?? (codeKey(alias) === '' ? 'REQUIRED' : null);
}
