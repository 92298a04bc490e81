import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ChangedValues, type FieldTexts } from '#src/crud/record/changed-values.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import type { ShownEvent } from '../audit-log.queries.ts';
import { fieldTexts, kindTexts, recordTexts } from '../audit-texts.ts';

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
  const done = kindTexts.get(kind);
  const records = recordTexts.get(feature ?? '');
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
        <p className="font-semibold">{done ? i18n._(done) : kind}</p>
        {feature && record ? (
          <Button variant="quiet" onClick={() => onRecord(feature, record)}>
            {records ? i18n._(records) : feature}
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

/** The texts for fields of records; other fields have the names that the server gives them. */
function useFieldTexts(): (field: string) => FieldTexts | undefined {
  const { t, i18n } = useLingui();
  return (field) => {
    const [, sorg] = /^areas\.(.+)$/.exec(field) ?? [];
    if (sorg) return { name: t`Areas in ${sorg}` };
    const texts = fieldTexts.get(field);
    if (!texts) return undefined;
    const { name, values = {} } = texts;
    return {
      name: i18n._(name),
      value: (value) => (values[value] ? i18n._(values[value]) : value),
    };
  };
}
