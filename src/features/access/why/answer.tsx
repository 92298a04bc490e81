import { Trans } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { StepText } from './step-text.tsx';
import type { WhyAnswer } from './why.queries.ts';

/** Whether a user may do what was asked, and the chain that leads there or where it breaks. */
export function Answer({ name, answer }: { name: string; answer: WhyAnswer }) {
  return (
    <div className="space-y-3">
      <Notice tone={answer.mayDo ? 'success' : 'warning'}>
        {answer.mayDo ? <Trans>Yes, {name} may.</Trans> : <Trans>No, {name} may not.</Trans>}
      </Notice>
      <ol className="space-y-2">
        {answer.steps.map((step) => (
          <li key={`${step.kind} ${step.permissions.join(' ')}`} className="flex items-start gap-2">
            <Icon
              name={step.holds ? 'check' : 'close'}
              size={20}
              className={step.holds ? 'shrink-0 text-success-ink' : 'shrink-0 text-error-ink'}
            />
            <span className="min-w-0 wrap-anywhere">
              <StepText step={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
