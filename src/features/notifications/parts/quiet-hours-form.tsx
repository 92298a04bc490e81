import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type NotificationSettingsQuery,
  UpdateQuietHoursDocument,
} from '#src/graphql/generated/graphql.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { sendMessage } from '../send-message.ts';
import { useAct } from '../use-act.ts';

type Quiet = NotificationSettingsQuery['notificationSettings']['quietHours'];

/** When most shops are closed. */
const usual = { from: '19:00', to: '07:00' };

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the user's devices stay silent, in the time zone of the device it is typed on. */
export function QuietHoursForm({ saved }: { saved: Quiet }) {
  const { t } = useLingui();
  const online = useOnline();
  const client = useQueryClient();
  const { busy, problem, act } = useAct();
  const [on, setOn] = useState(saved !== null);
  const [times, setTimes] = useState(saved ?? usual);
  const zone = zoneHere();
  const elsewhere = saved && saved.timeZone !== zone ? saved.timeZone : null;
  const changed =
    on !== (saved !== null) ||
    (on && (times.from !== saved?.from || times.to !== saved.to || elsewhere !== null));
  useUnsavedInput(changed && elsewhere === null);
  const same = on && times.from === times.to;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (same || !online) return;
    const { from, to } = times;
    const quietHours = on ? { from, to, timeZone: zone } : null;
    if (await act(() => sendMessage(UpdateQuietHoursDocument, { quietHours })))
      await client.invalidateQueries({ queryKey: notificationQueries.settings().queryKey });
  };

  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="time"
      required
      className="w-36"
      label={label}
      value={times[name]}
      error={name === 'to' && same ? t`Must differ from the beginning` : null}
      onChange={(event) => setTimes({ ...times, [name]: event.target.value.slice(0, 5) })}
    />
  );

  return (
    <form className="space-y-3" onSubmit={(event) => void save(event)}>
      <Checkbox
        label={t`Quiet hours: my devices stay silent`}
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
      {on ? (
        <>
          <div className="flex flex-wrap gap-3">
            {field('from', t`From`)}
            {field('to', t`To`)}
          </div>
          <p className="text-sm text-ink-muted">
            {elsewhere ? (
              <Trans>
                These are times of {elsewhere}. Saving makes them times of {zone}, where this device
                is.
              </Trans>
            ) : (
              <Trans>
                Times in {zone}. Notifications that arrive in between are shown afterwards.
              </Trans>
            )}
          </p>
        </>
      ) : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {changed ? (
        <Button
          type="submit"
          busy={busy}
          disabledReason={online ? null : t`You are offline. Saving needs a connection.`}
        >
          <Trans>Save quiet hours</Trans>
        </Button>
      ) : null}
    </form>
  );
}
