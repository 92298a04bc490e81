import * as v from 'valibot';
import { administratorOf } from '#server/features/access/access.public.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { AuditEvent } from '#server/graphql/generated/types.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { type AskedEvents, toLogFilter } from './asked-events.ts';
import { readLog } from './audit-log.store.ts';
import { openLog } from './show-events.ts';

const { text } = exportColumns<AuditEvent>();
const word = v.optional(filterText(200));

/** The events that `auditEvents` finds, as a table. */
export const auditLogExport = listExport({
  list: 'audit-log',
  scopes: ['page.user-management'],
  check: administratorOf,
  filter: v.object({
    actor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    feature: word,
    record: word,
    from: filterDay,
    to: filterDay,
    kinds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20))),
  }),
  columns: {
    at: text(({ at }) => at),
    kind: text(({ kind }) => kind),
    actor: text(({ actor, actorKind }) => actor ?? actorKind),
    actorId: text(({ actorId }) => actorId ?? ''),
    sorg: text(({ sorg }) => sorg),
    actedFor: text(({ actedFor }) => actedFor ?? ''),
    feature: text(({ feature }) => feature ?? ''),
    record: text(({ record }) => record ?? ''),
    changes: text(({ changes }) =>
      changes
        .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
        .join('\n'),
    ),
    facts: text(({ facts }) => facts.map(({ name, value }) => `${name}: ${value}`).join('\n')),
    requestId: text(({ requestId }) => requestId ?? ''),
  },
  portions: readPortions,
});

/** How many events are read by one statement. */
const portion = 1_000;

/** The events in portions; that they are read is an event too, recorded first. */
async function* readPortions(
  ctx: Context,
  asked: AskedEvents,
  most: number,
): AsyncGenerator<AuditEvent[]> {
  const filter = toLogFilter(asked, ctx);
  const { sorgs, show } = await openLog(ctx);
  const { kinds, ...named } = asked;
  const detail = { ...named, ...(kinds && { kinds: kinds.join(' ') }) } as Record<string, string>;
  await recordAudit(ctx.db, { ...ctx.auditSource, kind: 'audit.exported', detail });
  let before: number | undefined;
  for (let left = most; left > 0; ) {
    const rows = await readLog(ctx.db, sorgs, { ...filter, before }, Math.min(portion, left));
    yield rows.map(show);
    if (rows.length < portion) return;
    left -= rows.length;
    before = rows.at(-1)?.id;
  }
}
