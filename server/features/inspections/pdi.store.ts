import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Pdi } from '#server/graphql/generated/types.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { pdiColumns } from './pdi-columns.store.ts';

/** An inspection as users see it. */
export type PdiRow = Pdi;

/** The filter of the list; null does not restrict it. */
export interface PdiFilter {
  custCode: string | null;
  brand: string | null;
  mechanic: string | null;
  /** Days, YYYY-MM-DD, both included. */
  from: string | null;
  to: string | null;
  /** Only those that are not deleted. */
  kept: true | null;
}

const list: ListDefinition<PdiFilter, 'inspectedOn' | 'createdAt'> = {
  from: sql`pdi r join customer c on c.sorg = r.sorg and c.unified = r.customer`,
  key: { id: { column: sql`r.id`, type: 'text' } },
  columns: { inspectedOn: sql`r.inspected_on`, createdAt: sql`r.created_at` },
  order: [
    { by: 'inspectedOn', order: 'DESC' },
    { by: 'createdAt', order: 'DESC' },
  ],
  search: (
    pattern,
  ) => sql`search_text(r.frame_number) like ${pattern} or search_text(r.frame_normal) like ${pattern}
    or search_text(r.article) like ${pattern} or search_text(r.description) like ${pattern}
    or search_text(r.model) like ${pattern} or search_text(r.mechanic) like ${pattern} or search_text(c.name) like ${pattern}`,
  filters: {
    custCode: (code) => sql`r.customer = ${code}`,
    brand: (brand) => sql`r.brand = ${brand}`,
    mechanic: (mechanic) => sql`r.mechanic = ${mechanic}`,
    from: (day) => sql`r.inspected_on >= ${day}`,
    to: (day) => sql`r.inspected_on <= ${day}`,
    kept: () => sql`r.deleted_at is null`,
  },
};

const fenceOf = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`r.sorg = ${viewer.sorg} and ${customerFence(viewer)}`;

/** A stored file as a JSON object in the shape of the schema. */
const fileObject = sql`json_build_object(
  'id', f.id, 'name', f.name, 'bytes', x.bytes, 'type', x.type)`;
const storedFiles = sql`stored_file f join stored_content x on x.sorg = f.sorg and x.hash = f.hash`;

/** The columns of an inspection `r` of customer `c`. */
const columns = sql`r.id, ${selectFields(pdiColumns, 'r')}, r.customer as "custCode",
  c.name as "custName", r.list, r.list_version as "listVersion",
  r.deleted_at is not null as "isDeleted", r.version,
  (select ${fileObject} from ${storedFiles}
    where f.id = r.signature and f.sorg = r.sorg) as signature,
  (select coalesce(json_agg(json_build_object('checklistId', i.checklist_id,
      'description', i.description, 'sorting', i.sorting, 'answer', i.answer,
      'checked', i.checked, 'value', i.value, 'photos',
      (select coalesce(json_agg(${fileObject} order by array_position(i.photos, f.id)), '[]')
        from ${storedFiles} where f.id = any(i.photos) and f.sorg = i.sorg))
      order by i.sorting, i.checklist_id), '[]')
    from pdi_item i where i.sorg = r.sorg and i.pdi_id = r.id) as checklist`;

const shown = (sorg: string) => ({
  select: columns,
  join: sql`join pdi r on r.sorg = ${sorg} and r.id = p.id
    join customer c on c.sorg = r.sorg and c.unified = r.customer`,
});

/** The filter and the search of a list. */
export interface AskedPdis {
  filter: PdiFilter;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
}

const requestOf = (viewer: Viewer, { filter, search }: AskedPdis) => ({
  fence: fenceOf(viewer),
  filter,
  search,
});

/** A page of inspections, newest first. */
export const pdiPage = (db: Db, viewer: Viewer, asked: AskedPdis & { page: Page }) =>
  listQuery<PdiRow, PdiFilter, 'inspectedOn' | 'createdAt'>(
    db,
    list,
    { ...requestOf(viewer, asked), page: asked.page },
    shown(viewer.sorg),
  );

/** All inspections of a list, for its export. */
export const pdiPortions = (db: Db, viewer: Viewer, asked: AskedPdis, most: number) =>
  listPortions<PdiRow, PdiFilter, 'inspectedOn' | 'createdAt'>(
    db,
    list,
    requestOf(viewer, asked),
    shown(viewer.sorg),
    most,
  );

/** The brands and mechanics of the inspections inside the viewer's fence, at most 200 each. */
export async function pdiChoices(
  db: Db,
  viewer: Viewer,
): Promise<{ brands: string[]; mechanics: string[] }> {
  const { rows } = await sql<{ brands: string[]; mechanics: string[] }>`
    with seen as materialized (select r.brand, r.mechanic from pdi r
      join customer c on c.sorg = r.sorg and c.unified = r.customer where ${fenceOf(viewer)})
    select array(select distinct brand from seen order by brand limit 200) as brands,
      array(select distinct mechanic from seen order by mechanic limit 200) as mechanics`.execute(
    db,
  );
  return rows[0] ?? { brands: [], mechanics: [] };
}

/** An inspection inside the viewer's fence, also a deleted one. @param lock until the transaction ends */
export async function findPdi(
  db: Db,
  viewer: Viewer,
  id: string,
  { lock = false } = {},
): Promise<PdiRow | null> {
  const { rows } = await sql<PdiRow>`
    select ${columns} from pdi r join customer c on c.sorg = r.sorg and c.unified = r.customer
    where r.id = ${id} and ${fenceOf(viewer)} ${lock ? sql`for update of r` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the viewer may see an inspection and its files. */
export async function isPdiVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from pdi r join customer c on c.sorg = r.sorg and c.unified = r.customer
    where r.id = ${id} and ${fenceOf(viewer)}`.execute(db);
  return rows.length > 0;
}
