import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#src/features/session/session.public.ts';
import {
  type NotificationSettingsQuery,
  UpdateNotificationPreferenceDocument,
} from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { sendMessage } from '../send-message.ts';
import { useAct } from '../use-act.ts';

type Preference = NotificationSettingsQuery['notificationSettings']['preferences'][number];

/** Of what the user's devices tell; the inbox has it all. */
export function PushPreferences({ preferences }: { preferences: readonly Preference[] }) {
  const { t } = useLingui();
  const online = useOnline();
  const client = useQueryClient();
  const { has } = useSession();
  const { busy, problem, act } = useAct();
  // Each kind as far as the user may hear of it at all.
  const kinds = [
    ...(has('page.catalog') ? [{ kind: 'restock', label: t`Articles that are back` }] : []),
    ...(has('page.order-status')
      ? [{ kind: 'order', label: t`Orders: placed, and changes of open lines` }]
      : []),
  ];
  const set = async (kind: string, push: boolean) => {
    const { queryKey } = notificationQueries.settings();
    if (await act(() => sendMessage(UpdateNotificationPreferenceDocument, { kind, push })))
      client.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            preferences: known.preferences.map((one) => (one.kind === kind ? { kind, push } : one)),
          },
      );
  };
  if (kinds.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-medium">
        <Trans>My devices tell me of</Trans>
      </legend>
      {kinds.map(({ kind, label }) => (
        <Checkbox
          key={kind}
          label={label}
          checked={preferences.find((one) => one.kind === kind)?.push ?? true}
          disabled={busy || !online}
          onChange={(event) => void set(kind, event.target.checked)}
        />
      ))}
      <p className="text-sm text-ink-muted">
        {online ? (
          <Trans>Under Notifications you find all of it.</Trans>
        ) : (
          <Trans>You are offline. Changing this needs a connection.</Trans>
        )}
      </p>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
    </fieldset>
  );
}
