import { Plural } from '@lingui/react/macro';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import type { Decided } from '../use-decision.ts';
import { decisionTexts } from './decision-texts.ts';

/** The result of a decision, order by order. */
export function DecidedNotice({ kind, done, left, problem }: Decided) {
  const decisionText = useProblemText(decisionTexts);
  const count = done.length;
  const failed = left.length > 0 || problem !== null;
  return (
    <Notice tone={failed ? (count > 0 ? 'warning' : 'error') : 'success'}>
      {count > 0 ? (
        <p>
          {kind === 'confirm' ? (
            <Plural value={count} one="# order confirmed" other="# orders confirmed" />
          ) : (
            <Plural value={count} one="# order cancelled" other="# orders cancelled" />
          )}
          : <span className="tabular">{done.join(', ')}</span>
        </p>
      ) : null}
      {problem ? <p>{decisionText(problem)}</p> : null}
      {left.length > 0 ? (
        <ul>
          {left.map(({ order, problem: why }) => (
            <li key={order}>
              <span className="tabular">{order}</span>: {decisionText(why)}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
