import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { Outcome } from './send-message.ts';

/**
 * Does one thing at a time on the server and says in a sentence what went wrong.
 * @param refusals words for the codes that only this action knows
 */
export function useAct(refusals: Readonly<Record<string, string>> = {}) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const text = (outcome: Outcome): string | null => {
    switch (outcome.kind) {
      case 'done':
        return null;
      case 'refused':
        return refusals[outcome.problem.code] ?? problemText(outcome.problem);
      case 'unreachable':
        return t`No connection. Try again when you are online.`;
      case 'failed':
        return t`Something went wrong. Please try again.`;
    }
  };

  /** @returns whether it is done */
  const act = async (work: () => Promise<Outcome>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const outcome = await work();
    setBusy(false);
    setProblem(text(outcome));
    return outcome.kind === 'done';
  };
  return { busy, problem, act, clear: () => setProblem(null) };
}
