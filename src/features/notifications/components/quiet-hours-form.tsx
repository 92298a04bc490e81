import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  type NotificationSettingsQuery,
  UpdateQuietHoursDocument,
} from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { notificationQueries } from '../notifications.queries.ts';

type Quiet = NotificationSettingsQuery['notificationSettings']['quietHours'];

/** When most shops are closed. */
const usual = { from: '19:00', to: '07:00' };

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Some browsers add seconds. */
const time = v.pipe(
  v.string(),
  v.transform((typed) => typed.slice(0, 5)),
);

const schema = v.pipe(
  v.object({ on: v.boolean(), from: time, to: time }),
  v.forward(
    v.check(({ on, from, to }) => !on || from !== to, 'SAME_TIME'),
    ['to'],
  ),
);

const texts = { SAME_TIME: msg`Must differ from the beginning` };

/** When the user's devices stay silent, in the time zone of the device it is typed on. */
export function QuietHoursForm({ saved }: { saved: Quiet }) {
  const { t } = useLingui();
  const online = useOnline();
  const zone = zoneHere();
  const update = useAction(UpdateQuietHoursDocument, {
    invalidates: [notificationQueries.settings().queryKey],
    ownFailure: true,
  });
  const { from, to } = saved ?? usual;
  const form = useEntityForm({
    schema,
    values: { on: saved !== null, from, to },
    mode: {
      kind: 'online',
      send: ({ on, ...times }) =>
        update.run({ quietHours: on ? { ...times, timeZone: zone } : null }),
    },
    texts,
    live: true,
  });
  const { on } = form.values;
  const elsewhere = saved && saved.timeZone !== zone ? saved.timeZone : null;
  const changed = form.changed || (on && elsewhere !== null);
  return (
    <FormFields form={form} className="space-y-3">
      <Checkbox label={t`Quiet hours: my devices stay silent`} {...form.methods.register('on')} />
      {on ? (
        <>
          <div className="flex flex-wrap gap-3">
            <TextField
              type="time"
              required
              className="w-36"
              label={t`From`}
              {...form.field('from')}
            />
            <TextField type="time" required className="w-36" label={t`To`} {...form.field('to')} />
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
      {changed ? (
        <Button
          type="submit"
          busy={form.busy}
          disabledReason={online ? null : t`You are offline. Saving needs a connection.`}
        >
          <Trans>Save quiet hours</Trans>
        </Button>
      ) : null}
    </FormFields>
  );
}
