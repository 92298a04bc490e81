import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useNotifiedKinds } from '../use-notified-kinds.ts';
import { type Preference, useChangePreference } from '../use-preference.ts';

/** The kinds of notifications that the user gets by e-mail, of those that the user may get at all. */
export function MailPreferences({ preferences }: { preferences: readonly Preference[] }) {
  const { t } = useLingui();
  const online = useOnline();
  const hasKind = useNotifiedKinds();
  const { user } = useSession();
  const { busy, problem, change } = useChangePreference();
  const labels: Record<string, string> = {
    ...(hasKind('restock') && { restock: t`E-mail about articles that are back` }),
    ...(hasKind('order') && { order: t`E-mail about changes of open orders` }),
    ...(hasKind('invoice') && { invoice: t`E-mail about due and overdue invoices` }),
    ...(hasKind('payment') && { payment: t`E-mail about your payments` }),
    ...(hasKind('registration') && { registration: t`E-mail about sales to register` }),
    ...(hasKind('claim') && { claim: t`E-mail about claims` }),
  };
  const options = [
    { value: 'fallback', label: t`When none of my devices shows it` },
    { value: 'always', label: t`Always` },
    { value: 'never', label: t`Never` },
  ];
  const shown = preferences.filter(({ kind }) => labels[kind]);
  if (shown.length === 0) return null;
  return (
    <div className="space-y-3">
      {shown.map((one) => (
        <SelectField
          key={one.kind}
          label={labels[one.kind]}
          options={options}
          value={one.email}
          disabled={busy || !online}
          onChange={(event) =>
            void change({ ...one, email: event.target.value as Preference['email'] })
          }
        />
      ))}
      <p className="text-sm text-ink-muted">
        {online ? (
          user.email ? (
            <Trans>Messages that come together go to {{ email: user.email }} in one mail.</Trans>
          ) : (
            <Trans>Your account has no e-mail address.</Trans>
          )
        ) : (
          <Trans>You are offline. Changing this needs a connection.</Trans>
        )}
      </p>
      <ProblemNotice problem={problem} />
    </div>
  );
}
