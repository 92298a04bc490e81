import type { MessageDescriptor } from '@lingui/core';

/** Why something was not taken: an expected failure of the server (B159) or a broken rule. */
export interface Problem {
  /** The machine word; it decides the words shown. */
  code: string;
  /** The server's own sentence, shown only for a code without words. */
  message?: string | null;
  /** The argument or field it is about; empty for the whole. */
  field?: string;
  /** The number the rule was made with, such as the most letters of a field. */
  limit?: number;
}

/** Words of a code; a function where they need more than the code. Undefined: said elsewhere. */
export type ProblemText = MessageDescriptor | ((problem: Problem) => MessageDescriptor | undefined);

/** Words by code. */
export type ProblemTexts = Readonly<Record<string, ProblemText>>;

const registered = new Map<string, ProblemText>();

/**
 * Registers what the codes of a feature say, from its `<feature>.problems.ts`. A code has one
 * sentence in the whole app (problem-texts.test.ts); what hangs on the fields of one form is passed
 * to `useProblemText` instead.
 */
export function registerProblemTexts<Texts extends ProblemTexts>(texts: Texts): Texts {
  for (const [code, words] of Object.entries(texts)) registered.set(code, words);
  return texts;
}

/** The texts of a problem: its own form's first, then those registered; undefined without any. */
export function findProblemText(
  problem: Problem,
  own: ProblemTexts = {},
): MessageDescriptor | undefined {
  for (const words of [own[problem.code], registered.get(problem.code)]) {
    const found = typeof words === 'function' ? words(problem) : words;
    if (found) return found;
  }
  return undefined;
}
