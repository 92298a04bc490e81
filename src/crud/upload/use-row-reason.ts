import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { RowProblem } from './upload-columns.ts';

/** Says why a row is refused, with the row, day or name that the reason is about. */
export function useRowReason(problems?: ProblemTexts): (problem: RowProblem) => string {
  const { t } = useLingui();
  const number = useNumber();
  const { date } = useDates();
  const problemText = useProblemText(problems);
  return ({ code, field, message = null, day, name, firstLine }) => {
    const first = firstLine == null ? null : t`Row ${{ row: number(firstLine) }}`;
    return [problemText({ code, field, message }), first, day && date(day), name]
      .filter(Boolean)
      .join(' · ');
  };
}
