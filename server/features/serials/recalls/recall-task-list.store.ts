import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { filesColumn } from '#server/files/stored/stored-files.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { StoredFile } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { catalogText, translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { type RecallState, recallPhotos, recallStates } from '#shared/serials/recall-task.rules.ts';
import { hasTaskId, taskId } from './recalls.store.ts';

/** A dealer's task for one frame of a recall. Days are YYYY-MM-DD. */
export interface RecallTaskRow {
  id: string;
  recallId: string;
  title: string;
  measure: string;
  since: string;
  link: string | null;
  frameNumber: string;
  articleCode: string;
  description: string;
  custCode: string;
  custName: string;
  deliveredOn: string | null;
  soldDate: string | null;
  state: RecallState;
  notes: string;
  handledOn: string | null;
  photos: StoredFile[];
  version: number;
}

/** The tasks that a list is narrowed to; null does not restrict it. */
export interface TaskFilter {
  id: string | null;
  recallId: string | null;
  /** A customer's unified code. */
  custCode: string | null;
  state: RecallState | null;
}

const taskList: ListDefinition<TaskFilter, 'state' | 'since'> = {
  from: sql`recall_task t join recall r on r.sorg = t.sorg and r.id = t.recall
    join customer c on c.sorg = t.sorg and c.unified = t.customer`,
  key: { id: { column: sql`t.id`, type: 'bigint' } },
  columns: {
    state: sql`array_position(${[...recallStates]}::text[], t.state)`,
    since: sql`r.since`,
  },
  order: [{ by: 'state' }, { by: 'since', order: 'DESC' }],
  search: (
    pattern,
  ) => sql`search_text(t.frame_number) like ${pattern} or search_text(t.frame_normal) like ${pattern}
    or search_text(c.name) like ${pattern} or exists (select from article x
      where x.sorg = t.sorg and x.code = t.article and x.search like ${pattern})`,
  filters: {
    id: hasTaskId,
    recallId: (recall) => sql`t.recall = ${recall}`,
    custCode: (custCode) => sql`t.customer = ${custCode}`,
    state: (state) => sql`t.state = ${state}`,
  },
};

/** The condition that task `t` is of an active recall `r` and a customer `c` of the viewer. */
const fenceOf = (viewer: Viewer) =>
  sql<SqlBool>`t.sorg = ${viewer.sorg} and r.active and ${customerFence(viewer)}`;

function selection(locale: Locale): { select: RawBuilder<unknown>; join: RawBuilder<unknown> } {
  const text = (field: string) => translated({ entity: 'recall', field, alias: 'r' }, locale);
  return {
    select: sql`${taskId} as id, t.recall as "recallId", ${text('title')} as title,
      ${text('measure')} as measure, r.since, r.link, t.frame_number as "frameNumber",
      t.article as "articleCode", coalesce(${catalogText('a', 'name', locale)}, '') as description,
      t.customer as "custCode", c.name as "custName", s.delivered_on as "deliveredOn",
      x.sold_on as "soldDate", t.state, t.notes, t.handled_on as "handledOn", t.version,
      ${filesColumn(recallPhotos.purpose, sql`t.sorg`, taskId)} as photos`,
    join: sql`join recall_task t on t.id = p.id
      join recall r on r.sorg = t.sorg and r.id = t.recall
      join customer c on c.sorg = t.sorg and c.unified = t.customer
      left join article a on a.sorg = t.sorg and a.code = t.article
      left join serial s on s.sorg = t.sorg and s.article = t.article
        and s.kind = 'FrameNumber' and s.normal = t.frame_normal
      left join lateral (select y.sold_on from retail_sale y
        where y.sorg = t.sorg and y.frame_normal = t.frame_normal
          and y.article in (t.article, '') and y.deleted_at is null
        order by y.non_retail, y.created_at desc limit 1) x on true`,
  };
}

export interface TaskRequest {
  filter: TaskFilter;
  /** Patterns that all have to match. */
  search: readonly string[];
}

/** One page of the tasks of the viewer's customers, open ones first, then the newest recall. */
export function taskPage(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  request: TaskRequest & { page: Page },
): Promise<{ rows: RecallTaskRow[]; count: number }> {
  return listQuery(db, taskList, { fence: fenceOf(viewer), ...request }, selection(locale));
}

/** The same tasks portion by portion, for a file. */
export function taskPortions(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  { most, ...request }: TaskRequest & { most: number },
): AsyncGenerator<RecallTaskRow[]> {
  const asked = { fence: fenceOf(viewer), ...request };
  return listPortions(db, taskList, asked, selection(locale), most);
}

/** Counts the tasks of the viewer's customers by state. */
export async function countTasks(
  db: Db,
  viewer: Viewer,
  { recallId, custCode }: Pick<TaskFilter, 'recallId' | 'custCode'>,
): Promise<{ state: RecallState; count: number }[]> {
  const { rows } = await sql<{ state: RecallState; count: number }>`
    select t.state, count(*)::int as count from ${taskList.from}
    where ${fenceOf(viewer)} and (${recallId}::text is null or t.recall = ${recallId})
      and (${custCode}::text is null or t.customer = ${custCode})
    group by t.state order by ${taskList.columns.state}`.execute(db);
  return rows;
}
