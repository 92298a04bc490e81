import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SendTestNotificationDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { sendMessage } from '../send-message.ts';
import { useAct } from '../use-act.ts';

/** Sends a notification to all devices of the user, to see that they arrive. */
export function SendTest({ devices }: { devices: number }) {
  const { t } = useLingui();
  const online = useOnline();
  const client = useQueryClient();
  const { busy, problem, act } = useAct({
    TOO_MANY: t`You have sent many tests. Try again in an hour.`,
  });
  const [sent, setSent] = useState(false);
  const send = async () => {
    setSent(false);
    if (!(await act(() => sendMessage(SendTestNotificationDocument, {})))) return;
    setSent(true);
    void client.invalidateQueries({ queryKey: ['notifications'] });
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
      {problem ? <Notice tone="error">{problem}</Notice> : null}
    </div>
  );
}
