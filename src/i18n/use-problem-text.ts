import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import './common-problems.ts';
import {
  findProblemText,
  type Problem,
  type ProblemTexts,
  registeredProblemTexts,
} from './problem-texts.ts';

/**
 * Says why something was not taken, by its code: in the words of `own`, in those the features have
 * registered (`<feature>.problems.ts`), else in the server's own sentence.
 * @param own words that hang on the fields of one form
 */
export function useProblemText(own: ProblemTexts = {}): (problem: Problem) => string {
  const { i18n, t } = useLingui();
  const { subscribe, getSnapshot } = registeredProblemTexts;
  const registered = useSyncExternalStore(subscribe, getSnapshot);
  return (problem) => {
    const text = findProblemText(problem, own, registered);
    return text ? i18n._(text) : problem.message || t`The server refused it`;
  };
}
