import { useLingui } from '@lingui/react/macro';
import { listRefusals } from '#src/crud/record/waiting-entries.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { WaitingVisit } from './use-waiting-visits.ts';

/** Says why a change of a visit was not taken, with the name of its customer. */
export function useRefusalText(): (entry: WaitingVisit) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return (entry) => {
    const texts = listRefusals(entry).map((problem) =>
      problem.code === 'CUSTOMER_MOVED'
        ? t`${{ name: entry.note.customerName }} is no longer in your area. The visit can be sent once the customer is given back.`
        : problemText(problem),
    );
    return [...new Set(texts)].join(' ');
  };
}
