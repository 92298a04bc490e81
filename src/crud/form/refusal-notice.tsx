import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/** Says in a form why the server has refused the entry that is opened again. */
export function RefusalNotice({ problems }: { problems: readonly Problem[] }) {
  const problemText = useProblemText();
  if (problems.length === 0) return null;
  return (
    <Notice tone="error">{[...new Set(problems.map((one) => problemText(one)))].join(' ')}</Notice>
  );
}
