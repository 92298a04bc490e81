import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { VisitOptionList } from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import type { Locale } from '#shared/locales.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';

/** Visit `r` with its customer `c`. */
export const visitTables = sql`visit r join customer c on c.sorg = r.sorg and c.unified = r.customer`;

/** The condition that the viewer sees visit `r` of a customer inside the fence: shops see only their own visits. */
export const shopFence = (viewer: Viewer): RawBuilder<SqlBool> =>
  isStaff(viewer) ? sql`true` : sql`r.by_shop`;

/** The condition that the viewer sees visit `r`, by the present areas (readings 82 and 113). */
export const visitFence = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`(r.sorg = ${viewer.sorg} and ${customerFence(viewer)} and ${shopFence(viewer)})`;

/**
 * The condition that the viewer may change visit `r` (N128): its author, who had the customer at the time of capture, and
 * administrators of users whose areas have the customer as it was then.
 */
export const mayChange = (viewer: Viewer): RawBuilder<SqlBool> => {
  const isAuthor = sql`coalesce(r.user_id = ${viewer.userId}::bigint, false)`;
  if (!viewer.scopes.has('page.user-management')) return sql<SqlBool>`${isAuthor}`;
  return sql`(${isAuthor} or (${shopFence(viewer)} and exists (
    select from (select r.sorg, r.customer as unified, r.sales_person, r.sales_group,
      r.sales_office) c where ${customerFence(viewer)})))`;
};

/** The label of option `o`. */
export const optionLabel = (locale: Locale): RawBuilder<string> =>
  translated({ entity: 'visit_option', field: 'label', alias: 'o', key: 'key' }, locale);

/** The chosen options of visit `r` in a list, in the order in which they were chosen. */
const choices = (
  ids: RawBuilder<unknown>,
  list: VisitOptionList,
  locale: Locale,
): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', q.id,
    'label', coalesce(${optionLabel(locale)}, q.id)) order by q.at), '[]')
  from unnest(${ids}) with ordinality q (id, at) left join visit_option o
    on o.sorg = r.sorg and o.kind = r.kind and o.list = ${sql.lit(list)} and o.id = q.id)`;

const display = (locale: Locale) => sql`(case when r.brand_display is not null then
  ${choices(sql`array[r.brand_display]`, 'brandDisplay', locale)} -> 0 end)`;

const placeOrder = sql`array_position(${[...visitPhotoPlaces]}::text[], p.place)`;

/** The photos of visit `r` in the order of their places. */
const photos = sql`(
  select coalesce(json_agg(json_build_object('place', p.place, 'takenAt', ${instant('p.taken_at')},
    'file', json_build_object('id', f.id, 'name', f.name, 'bytes', x.bytes, 'type', x.type))
    order by ${placeOrder}), '[]')
  from visit_photo p join stored_file f on f.sorg = p.sorg and f.id = p.file_id
  join stored_content x on x.sorg = f.sorg and x.hash = f.hash
  where p.sorg = r.sorg and p.visit_id = r.id)`;

/** The columns of visit `r` of customer `c`, all but its photos. */
export const answerColumns = (viewer: Viewer, locale: Locale): RawBuilder<unknown> => sql`
  r.id, r.kind, r.customer as "custCode", c.name as "custName",
  r.other_midrange as "otherMidrange",
  r.other_midrange_description as "otherMidrangeDescription",
  r.brand_domination as "brandDomination", r.qty_own as "qtyPlgGrp",
  r.qty_others as "qtyNonPlgGrp", ${display(locale)} as "brandDisplay",
  r.brand_display_description as "brandDisplayDescription",
  ${choices(sql`r.series`, 'series', locale)} as "seriesList",
  (select coalesce(json_agg(json_build_object('brand', s.pair->>0, 'series', s.pair->>1)
      order by s.at), '[]')
    from jsonb_array_elements(r.series_brands) with ordinality s (pair, at)) as "seriesBrand",
  r.other_series as "otherSeriesList", r.notes,
  ${choices(sql`r.equipment`, 'equipment', locale)} as equipment,
  r.equipment_text as "equipmentText",
  (select count(*)::int from visit_photo n where n.sorg = r.sorg and n.visit_id = r.id)
    as "photoCount",
  ${instant('r.created_at')} as "createdAt", ${instant('r.captured_at')} as "capturedAt",
  coalesce((select u.username from app_user u where u.id = r.user_id), '') as "createdBy",
  r.author_name as "displayName", ${mayChange(viewer)} as "mayChange",
  r.deleted_at is not null as "isDeleted", r.version`;

/** The columns of visit `r` in a file: of its photos the places, without the 11 stored files of each. */
export const exportedColumns = (viewer: Viewer, locale: Locale): RawBuilder<unknown> => sql`
  ${answerColumns(viewer, locale)},
  (select coalesce(string_agg(p.place, ', ' order by ${placeOrder}), '') from visit_photo p
    where p.sorg = r.sorg and p.visit_id = r.id) as places`;

/** All columns of visit `r`. */
export const visitColumns = (viewer: Viewer, locale: Locale): RawBuilder<unknown> =>
  sql`${answerColumns(viewer, locale)}, ${photos} as photos`;
