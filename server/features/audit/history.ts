import { viewerOf } from '#server/graphql/context.ts';
import type { HistoryAction, QueryResolvers } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import type { FieldValue } from './audit-event.ts';
import { historyPage } from './history.store.ts';

/** Most events of one answer. */
const mostEvents = 50;

/**
 * The changes of a record, newest first. The feature's rule decides who sees them (`history` of its
 * registration): a record that the viewer may not see has an empty history, like one that never changed.
 */
export const history: QueryResolvers['history'] = async (_, args, ctx) => {
  const page = parsePage(args, mostEvents);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const [feature, id] = [checkedText(args.feature, 'feature'), checkedText(args.id, 'id')];
  const rule = ctx.histories.get(feature);
  const allowed = rule?.scopes.some((scope) => viewer.scopes.has(scope));
  if (!rule || !allowed || !(await rule.isVisible(ctx, id)))
    return { events: [], info: pageInfo(page, 0), asOf };
  const sorg = rule.isOfAllOrganisations ? null : viewer.sorg;
  const { rows, count } = await historyPage(ctx.db, {
    sorg,
    feature: rule.recordedUnder ?? feature,
    id,
    page,
  });
  const isVisible = (await rule.isFieldVisible?.(ctx)) ?? (() => true);
  return {
    events: rows.map(({ id: event, at, kind, actor_name, customer_name, changes, personal }) => ({
      id: String(event),
      at: at.toISOString(),
      actor: actor_name ?? '',
      actedFor: customer_name,
      action: kind.replace('record.', '') as HistoryAction,
      changes: Object.entries({ ...changes, ...personal })
        .filter(([field]) => isVisible(field))
        .map(([field, [before, after]]) => ({
          field,
          before: toFieldText(field, before),
          after: toFieldText(field, after),
        })),
    })),
    info: pageInfo(page, count),
    asOf,
  };
};

/** The value of a field as people read it: addresses in the letters of their domain. */
export function toFieldText(field: string, value: FieldValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return field.startsWith('email') ? text.split(', ').map(shownAddress).join(', ') : text;
}
