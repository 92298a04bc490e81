import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ChangedValues, type FieldTexts } from '#src/crud/record/changed-values.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import type { ShownEvent } from '../audit-log.queries.ts';
import { featureTexts, kindTexts } from '../audit-texts.ts';

interface Props {
  event: ShownEvent;
  /** Shows all events of the record. */
  onRecord: (feature: string, record: string) => void;
}

/** One event: when, who, what, and the values before and after. */
export function AuditEvent({ event, onRecord }: Props) {
  const { t, i18n } = useLingui();
  const { dateTime } = useDates();
  const getTexts = useFieldTexts();
  const { at, kind, actorKind, actorId, actor, sorg, actedFor, feature, record } = event;
  const texts = Object.hasOwn(kindTexts, kind) ? kindTexts[kind as keyof typeof kindTexts] : null;
  const names = {
    user: actor ?? t`User ${{ id: actorId ?? '' }}`,
    operator: t({ message: 'Operator', comment: 'who runs the server' }),
    unknown: t`Not logged in`,
  };
  return (
    <li className="space-y-2 p-4">
      <p className="text-sm text-ink-muted">
        <time dateTime={at} className="tabular">
          {dateTime(at)}
        </time>
        {' · '}
        {names[actorKind]}
        {actedFor ? (
          <>
            {' '}
            <Trans>for {actedFor}</Trans>
          </>
        ) : null}
        {` · ${sorg}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{texts ? i18n._(texts) : kind}</p>
        {feature && record ? (
          <Button variant="quiet" onClick={() => onRecord(feature, record)}>
            {Object.hasOwn(featureTexts, feature)
              ? i18n._(featureTexts[feature as keyof typeof featureTexts])
              : feature}
            {` · ${event.recordName ?? record}`}
          </Button>
        ) : null}
      </div>
      {event.changes.length > 0 ? (
        <ChangedValues changes={event.changes} getTexts={getTexts} />
      ) : null}
      {event.hasHiddenChanges ? (
        <p className="text-sm text-ink-muted">
          <Trans>Some values are not shown, because you have no right to see them.</Trans>
        </p>
      ) : null}
      <Facts event={event} />
    </li>
  );
}

/** Details under the names of the server, for users who investigate an event; users lead to their page. */
function Facts({ event: { facts, requestId } }: { event: ShownEvent }) {
  const request = { name: 'request', value: requestId ?? '', username: null };
  const shown = [...facts, ...(requestId ? [request] : [])];
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 break-all text-sm text-ink-muted">
      {shown.map(({ name, value, username }) => (
        <span key={name}>
          {`${name}: `}
          {username ? (
            <RowLink to={paths.editUser(value.replace('user:', ''))}>{username}</RowLink>
          ) : (
            value
          )}
        </span>
      ))}
    </p>
  );
}

/** The words for fields of users and bank entries; other fields have the names that the server gives them. */
function useFieldTexts(): (field: string) => FieldTexts | undefined {
  const { t } = useLingui();
  const entryStates: Record<string, string> = {
    listed: t({ message: 'Not matched', comment: 'entries of a bank statement' }),
    dismissed: t({ message: 'Set aside', context: 'state of a bank entry' }),
  };
  const names: Record<string, string> = {
    username: t`Username`,
    name: t`Name`,
    email: t`E-mail`,
    language: t`Language`,
    groupRole: t`Group role`,
    roles: t`Roles`,
    active: t`Active`,
    invitation: t`Invitation`,
    secondFactorReset: t`Reset of the second factor`,
    entryState: t`Bank entry`,
    note: t`Note`,
  };
  return (field) => {
    const [, sorg] = /^areas\.(.+)$/.exec(field) ?? [];
    if (sorg) return { name: t`Areas in ${sorg}` };
    const name = names[field];
    if (name === undefined) return undefined;
    return field === 'entryState'
      ? { name, value: (state) => entryStates[state] ?? state }
      : { name };
  };
}
