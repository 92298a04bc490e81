import type { Db } from '#server/db/database.ts';
import { type AuditFilter, auditEvents, recordAudit, sealEvents } from './audit.store.ts';
import type { AuditEvent } from './audit-event.ts';

/**
 * Returns the events as lines of JSON, oldest first. The export itself is an event too, recorded before
 * the first line is returned.
 */
export async function* exportAudit(
  db: Db,
  filter: AuditFilter,
  source: Pick<AuditEvent, 'address' | 'requestId'> = {},
): AsyncGenerator<string> {
  const { from = null, to = null, kind = null } = filter;
  const detail = { from, to, kind };
  await recordAudit(db, { kind: 'audit.exported', actor: 'operator', ...source, detail });
  await sealEvents(db);
  for await (const events of auditEvents(db, filter))
    yield events.map((event) => `${JSON.stringify(event)}\n`).join('');
}
