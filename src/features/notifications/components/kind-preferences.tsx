import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { type NotifiedKind, useNotifiedKinds } from '../use-notified-kinds.ts';
import { type Preference, useChangePreference } from '../use-preference.ts';

interface Props {
  preferences: readonly Preference[];
  /** The host wants pushes (F004). */
  pushes: boolean;
}

/** Kinds that are never mailed. */
const withoutMail: readonly string[] = ['news', 'download'];

function useKindTexts(): Record<string, string> {
  const { t } = useLingui();
  const hasKind = useNotifiedKinds();
  const texts: Record<NotifiedKind, string> = {
    restock: t`Articles that are back`,
    order: t`Orders and their changes`,
    invoice: t`Due and overdue invoices`,
    payment: t({ message: 'Payments', comment: 'a kind of notifications' }),
    registration: t`Sales to register`,
    claim: t({ message: 'Claims', comment: 'a kind of notifications' }),
    news: t({ message: 'News', comment: 'a kind of notifications' }),
    download: t`Requested files`,
  };
  return Object.fromEntries(
    Object.entries(texts).filter(([kind]) => hasKind(kind as NotifiedKind)),
  );
}

/** The kinds of notifications and their channels: the kinds that the user may get at all. The inbox lists all of them. */
export function KindPreferences({ preferences, pushes }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { user } = useSession();
  const kinds = useKindTexts();
  const { busy, problem, change } = useChangePreference();
  const textOf = ({ kind }: Preference) => kinds[kind] ?? '';
  const hasMail = ({ kind }: Preference) => !withoutMail.includes(kind);
  const shown = preferences.filter((one) => textOf(one) && (pushes || hasMail(one)));
  const disabled = busy || !online;
  const mailOptions = [
    { value: 'fallback', label: t`If no device shows it` },
    { value: 'always', label: t`Always` },
    { value: 'never', label: t`Never` },
  ];
  if (shown.length === 0) return null;
  return (
    <div className="space-y-2">
      <table className="w-full text-left max-sm:block">
        <caption className="pb-2 text-left font-medium max-sm:block">
          <Trans>Notifications by kind</Trans>
        </caption>
        <thead className="text-sm text-ink-muted max-sm:sr-only">
          <tr>
            <th scope="col" className="py-2 font-medium">
              <Trans comment="heading of a column with kinds of notifications">Kind</Trans>
            </th>
            {pushes ? (
              <th scope="col" className="px-3 font-medium whitespace-nowrap">
                <Trans>My devices</Trans>
              </th>
            ) : null}
            <th scope="col" className="font-medium">
              <Trans>E-mail</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((one) => (
            <tr
              key={one.kind}
              className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:py-2"
            >
              <th scope="row" className="font-normal max-sm:basis-full max-sm:font-medium">
                {textOf(one)}
              </th>
              {pushes ? (
                <td className="max-sm:pr-3 sm:px-3">
                  <Checkbox
                    aria-label={t`${{ kind: textOf(one) }}: my devices`}
                    label={
                      <span className="text-ink-muted sm:hidden">
                        <Trans>My devices</Trans>
                      </span>
                    }
                    checked={one.push}
                    disabled={disabled}
                    onChange={({ target }) => void change({ ...one, push: target.checked })}
                  />
                </td>
              ) : null}
              <td className="max-sm:min-w-0 max-sm:flex-1 sm:w-60 sm:py-1">
                {hasMail(one) ? (
                  <SelectField
                    // The label, which only screen readers have, keeps its margin.
                    className="-mt-1"
                    label={
                      <span className="sr-only">
                        <Trans>{{ kind: textOf(one) }}: e-mail</Trans>
                      </span>
                    }
                    options={mailOptions}
                    value={one.email}
                    disabled={disabled}
                    onChange={({ target }) =>
                      void change({ ...one, email: target.value as Preference['email'] })
                    }
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-muted">
        {online ? (
          <>
            <Trans>You find all of it under Notifications.</Trans>{' '}
            {user.email ? (
              <Trans>Messages that come together go to {{ email: user.email }} in one mail.</Trans>
            ) : (
              <Trans>Your account has no e-mail address.</Trans>
            )}
          </>
        ) : (
          <Trans>You are offline. Changing this needs a connection.</Trans>
        )}
      </p>
      <ProblemNotice problem={problem} />
    </div>
  );
}
