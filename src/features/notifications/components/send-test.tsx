import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { SendTestNotificationDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';

const texts = { TOO_MANY: msg`You have sent many tests. Try again in an hour.` };

/** Sends a notification to all devices of the user, to see that they arrive. */
export function SendTest({ devices }: { devices: number }) {
  const { t } = useLingui();
  const online = useOnline();
  const { busy, problem, run } = useAction(SendTestNotificationDocument, {
    invalidates: [['notifications']],
    ownFailure: true,
  });
  const [sent, setSent] = useState(false);
  const send = async () => {
    setSent(false);
    setSent((await run({})).kind === 'done');
  };
  return (
    <div className="space-y-2">
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={online ? null : t`You are offline.`}
        onClick={() => void send()}
      >
        <Trans>Send me a test</Trans>
      </Button>
      <p role="status" className="text-sm">
        {sent ? (
          <Plural
            value={devices}
            _0="Sent. You find it under Notifications; no device shows it."
            one="Sent to # device, and you find it under Notifications."
            other="Sent to # devices, and you find it under Notifications."
          />
        ) : null}
      </p>
      <ProblemNotice problem={problem} texts={texts} />
    </div>
  );
}
