import type { Problem, ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';

interface Props {
  /** Of `useAction`. */
  problem: Problem | null;
  texts?: ProblemTexts;
}

/** Says why an action did not work; nothing while there is nothing to say. */
export function ProblemNotice({ problem, texts }: Props) {
  const problemText = useProblemText(texts);
  return problem ? <Notice tone="error">{problemText(problem)}</Notice> : null;
}
