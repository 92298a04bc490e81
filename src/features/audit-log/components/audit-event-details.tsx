import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ChangedValues } from '#src/crud/record/changed-values.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import type { ShownEvent } from '../audit-log.queries.ts';
import { useFieldTexts } from '../use-field-texts.ts';

/** The values of an event before and after, and what else the server has noted about it. */
export function AuditEventDetails({ event }: { event: ShownEvent }) {
  const getTexts = useFieldTexts();
  return (
    <div className="space-y-2">
      {event.changes.length > 0 ? (
        <ChangedValues changes={event.changes} getTexts={getTexts} />
      ) : null}
      {event.hasHiddenChanges ? (
        <p className="text-sm text-ink-muted">
          <Trans>Some values are not shown, because you have no right to see them.</Trans>
        </p>
      ) : null}
      <Facts event={event} />
    </div>
  );
}

/** Details under the names of the server, for users who investigate an event; users lead to their page. */
function Facts({ event: { facts, requestId } }: { event: ShownEvent }) {
  const request = { name: 'request', value: requestId ?? '', username: null };
  const shown = [...facts, ...(requestId ? [request] : [])];
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 break-all text-sm text-ink-muted">
      {shown.map(({ name, value, username }) => (
        <span key={name}>
          {`${name}: `}
          {username ? (
            <TextLink to={paths.editUser(value.replace('user:', ''))}>{username}</TextLink>
          ) : (
            value
          )}
        </span>
      ))}
    </p>
  );
}
