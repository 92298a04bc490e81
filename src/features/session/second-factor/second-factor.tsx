import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { Button } from '#src/ui/button.tsx';
import type { SessionUser } from '../session-user.ts';
import { ProveFactor } from './prove-factor.tsx';
import { secondStep } from './second-step.ts';
import { SetUpFactor } from './set-up-factor.tsx';

interface Props {
  /** The answer of the server to the password. */
  step: unknown;
  onDone: (user: SessionUser) => void;
  onBack: () => void;
}

/** The button that was pressed is gone, and the keyboard goes on here. */
const focus = (section: HTMLElement | null) => section?.focus();

/** The second step of a login: proves a second factor, or sets up the first one. */
export default function SecondFactor({ step: sent, onDone, onBack }: Props) {
  const step = v.parse(secondStep, sent);
  return (
    <section ref={focus} tabIndex={-1} className="space-y-4 outline-none">
      {step.step === 'prove' ? (
        <ProveFactor step={step} onDone={onDone} />
      ) : (
        <SetUpFactor step={step} onDone={onDone} />
      )}
      <Button variant="quiet" className="w-full" onClick={onBack}>
        <Trans>Back to login</Trans>
      </Button>
    </section>
  );
}
