import type { MessageDescriptor } from '@lingui/core';
import { createStore } from '#src/lib/create-store.ts';

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
  /** After so many minutes it may be tried again. */
  minutes?: number;
}

/** Words of a code; a function where they need more than the code. Undefined: said elsewhere. */
export type ProblemText = MessageDescriptor | ((problem: Problem) => MessageDescriptor | undefined);

/** Words by code. */
export type ProblemTexts = Readonly<Record<string, ProblemText>>;

/** The texts of all features, which come after the first screen: a problem that is shown by then is drawn again. */
export const registeredProblemTexts = createStore<ProblemTexts>({});

/**
 * Registers what the codes of a feature say, from its `<feature>.problems.ts`, which the generated list of
 * features loads: no screen imports it for that. A code has one sentence in the whole app
 * (problem-texts.test.ts); what hangs on the fields of one form is passed to `useProblemText` instead.
 */
export function registerProblemTexts<Texts extends ProblemTexts>(texts: Texts): Texts {
  registeredProblemTexts.set(Object.assign({}, registeredProblemTexts.getSnapshot(), texts));
  return texts;
}

/** The text of a problem in the first of some texts that has one; undefined without any. */
export function findProblemText(
  problem: Problem,
  ...texts: readonly ProblemTexts[]
): MessageDescriptor | undefined {
  for (const { [problem.code]: text } of texts) {
    const found = typeof text === 'function' ? text(problem) : text;
    if (found) return found;
  }
  return undefined;
}
