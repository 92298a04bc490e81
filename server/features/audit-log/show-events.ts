import { type Administrator, administratorOf } from '#server/features/access/access.public.ts';
import { type FieldValues, toFieldText } from '#server/features/audit/audit.public.ts';
import { type Context, type RecordHistory, viewerOf } from '#server/graphql/context.ts';
import type { AuditEvent } from '#server/graphql/generated/types.ts';
import type { LogRow } from './audit-log.store.ts';

type Value = FieldValues[string];

/** Which values of an event the viewer may see. */
type IsShown = (row: LogRow, feature: string, field: string) => boolean;

/**
 * Returns a function that shows events to the administrator who reads. The values of a record are those of its
 * history: they need one of its permissions and, unless the records belong to no single sales organisation, an
 * area for the whole organisation, because which customer a record belongs to is not known here.
 */
async function eventShower(ctx: Context, me: Administrator): Promise<(row: LogRow) => AuditEvent> {
  const { scopes } = viewerOf(ctx);
  const readable = new Map<string, { rule: RecordHistory; isField: (field: string) => boolean }>();
  for (const [feature, rule] of ctx.histories) {
    if (!rule.scopes.some((scope) => scopes.has(scope))) continue;
    const isField = (await rule.isFieldVisible?.(ctx)) ?? (() => true);
    readable.set(feature, { rule, isField });
  }
  const whole = new Set(
    me.areas.flatMap(({ sorg, limitation }) => (limitation === 'all' ? [sorg] : [])),
  );
  return (row) =>
    showEvent(row, ({ sorg }, feature, field) => {
      const found = readable.get(feature);
      if (!found?.isField(field)) return false;
      return found.rule.isOfAllOrganisations === true || whole.has(sorg);
    });
}

function showEvent(row: LogRow, isShown: IsShown): AuditEvent {
  const { record, changes, facts } = splitDetail(row);
  const all = Object.entries(changes);
  const shown = all.filter(([field]) => record !== null && isShown(row, record.feature, field));
  const actorId = /^user:(\d+)$/.exec(row.actor)?.[1] ?? null;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    actorKind: actorId ? 'user' : row.actor === 'operator' ? 'operator' : 'unknown',
    actorId,
    actor: row.actor_name,
    sorg: row.sorg,
    actedFor: row.customer_name,
    feature: record?.feature ?? null,
    record: record?.id ?? null,
    recordName: null,
    changes: shown.map(([field, [before, after]]) => ({
      field,
      before: toFieldText(field, before),
      after: toFieldText(field, after),
    })),
    hasHiddenChanges: shown.length < all.length,
    facts: Object.entries(facts).flatMap(([name, value]) =>
      value === null || typeof value === 'object'
        ? []
        : [{ name, value: String(value), username: null }],
    ),
    requestId: row.request_id,
  };
}

/** The record that an event changed, and everything else that is known of it. */
function splitDetail({ kind, detail }: LogRow) {
  if (!kind.startsWith('record.')) return { record: null, changes: {}, facts: detail };
  const { feature, id, changes, personal: _, ...facts } = detail;
  return {
    record: { feature: String(feature), id: String(id) },
    changes: changes as Record<string, [Value, Value]>,
    facts,
  };
}

/** Returns what a reader of the log needs: the organisations they administer, and how events are shown to them. */
export async function openLog(ctx: Context) {
  const me = await administratorOf(ctx);
  return { me, sorgs: me.sorgs, show: await eventShower(ctx, me) };
}
