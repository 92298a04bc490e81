import { Plural } from '@lingui/react/macro';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { useClaimName } from '../components/use-claim-name.ts';
import type { ToldClaims } from './bulk-status-dialog.tsx';

/** Tells the results of a change of several claims, claim by claim. */
export function ToldNotice({ told: { status, done, refused } }: { told: ToldClaims }) {
  const problemText = useProblemText();
  const nameOf = useClaimName();
  const getTone = () => {
    if (refused.length === 0) return 'success';
    return done.length > 0 ? 'warning' : 'error';
  };
  return (
    <Notice tone={getTone()}>
      {done.length > 0 ? (
        <p>
          <Plural
            value={{ count: done.length }}
            one={`# claim now has the status ${status}`}
            other={`# claims now have the status ${status}`}
          />
          : <span className="tabular">{done.map(nameOf).join(', ')}</span>
        </p>
      ) : null}
      {refused.length > 0 ? (
        <ul>
          {refused.map(({ claim, problem }) => (
            <li key={claim.id}>
              <span className="tabular">{nameOf(claim)}</span>: {problemText(problem)}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
