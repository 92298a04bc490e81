import { Plural } from '@lingui/react/macro';
import { Notice } from '#src/ui/notice.tsx';
import type { Decided } from '../use-decision.ts';
import { useDecisionText } from '../use-decision-text.ts';

/** What came of a decision, order by order. */
export function DecidedNotice({ kind, done, left, problem }: Decided) {
  const decisionText = useDecisionText();
  const failed = left.length > 0 || problem !== null;
  return (
    <Notice tone={failed ? (done.length > 0 ? 'warning' : 'error') : 'success'}>
      {done.length > 0 ? (
        <p>
          {kind === 'confirm' ? (
            <Plural value={done.length} one="# order confirmed" other="# orders confirmed" />
          ) : (
            <Plural value={done.length} one="# order cancelled" other="# orders cancelled" />
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
