import type { Db } from '#server/db/database.ts';
import { type Administrator, findUsernames } from '#server/features/access/access.public.ts';
import { toFieldText } from '#server/features/audit/audit.public.ts';
import type { AuditEvent } from '#server/graphql/generated/types.ts';
import type { LogRow } from './audit-log.store.ts';

const idOf = (text: string | null) => Number(/^(?:user:)?(\d{1,15})$/.exec(text ?? '')?.[1] ?? 0);
const recordIdOf = ({ feature, record }: AuditEvent) => (feature === 'access' ? idOf(record) : 0);

/** The names of facts whose value is the id of a user. */
const userFacts = ['user', 'viewedBy'];

/**
 * Shows events with the usernames of the users whom they are about, and with the names and addresses that were
 * changed, as far as the reader administers these users.
 */
export async function nameUsers(
  db: Db,
  me: Administrator,
  rows: readonly LogRow[],
  show: (row: LogRow) => AuditEvent,
): Promise<AuditEvent[]> {
  const events = rows.map((row) => ({ row, event: show(row) }));
  const ids = events.flatMap(({ event }) => [
    recordIdOf(event),
    ...event.facts.filter(({ name }) => userFacts.includes(name)).map(({ value }) => idOf(value)),
  ]);
  const usernames = await findUsernames(db, me, [...new Set(ids)]);
  return events.map(({ row, event }) => {
    const recordName = usernames.get(recordIdOf(event)) ?? null;
    const facts = event.facts.map((fact) =>
      userFacts.includes(fact.name)
        ? { ...fact, username: usernames.get(idOf(fact.value)) ?? null }
        : fact,
    );
    const changes = recordName ? withPersonal(event, row) : event.changes;
    return { ...event, recordName, facts, changes };
  });
}

function withPersonal({ changes }: AuditEvent, { personal }: LogRow): AuditEvent['changes'] {
  return changes.map((change) => {
    const [before, after] = personal?.[change.field] ?? [change.before, change.after];
    const { field } = change;
    return { field, before: toFieldText(field, before), after: toFieldText(field, after) };
  });
}
