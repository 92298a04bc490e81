import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { useNotifiedKinds } from '../use-notified-kinds.ts';
import { type Preference, useChangePreference } from '../use-preference.ts';

/** The kinds of notifications that the user's devices show, of those that the user may get; the inbox lists all. */
export function PushPreferences({ preferences }: { preferences: readonly Preference[] }) {
  const { t } = useLingui();
  const online = useOnline();
  const hasKind = useNotifiedKinds();
  const { busy, problem, change } = useChangePreference();
  const labels: Record<string, string> = {
    ...(hasKind('restock') && { restock: t`Articles that are back` }),
    ...(hasKind('order') && { order: t`Orders: placed, and changes of open lines` }),
    ...(hasKind('invoice') && { invoice: t`Invoices: due soon, overdue, and reminders` }),
    ...(hasKind('payment') && { payment: t`Payments: paid, failed, or waiting for your transfer` }),
    ...(hasKind('registration') && {
      registration: t`Retail sales: the deadline for registration is near`,
    }),
    ...(hasKind('claim') && { claim: t`Claims: decisions, questions and comments` }),
    ...(hasKind('news') && { news: t`News` }),
    ...(hasKind('download') && { download: t`Files that you have requested` }),
  };
  const shown = preferences.filter(({ kind }) => labels[kind]);
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-medium">
        <Trans>My devices notify me about</Trans>
      </legend>
      {shown.map((one) => (
        <Checkbox
          key={one.kind}
          label={labels[one.kind]}
          checked={one.push}
          disabled={busy || !online}
          onChange={(event) => void change({ ...one, push: event.target.checked })}
        />
      ))}
      <p className="text-sm text-ink-muted">
        {online ? (
          <Trans>You find all of it under Notifications.</Trans>
        ) : (
          <Trans>You are offline. Changing this needs a connection.</Trans>
        )}
      </p>
      <ProblemNotice problem={problem} />
    </fieldset>
  );
}
