import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { RecallFrame, RecallPart } from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';

/** A frame to find the recalls of. */
export interface FrameKey {
  /** In normal form. */
  normal: string;
  /** Null where it is not known; then recalls of an article do not match. */
  article: string | null;
}

/**
 * Returns the condition that a frame matches part `f` of a recall, the same as `isRecalled`. The beginning of the
 * number is looked up before, by the index of prefixes.
 */
export function matchesPart(frame: {
  normal: RawBuilder<unknown>;
  article: RawBuilder<unknown>;
}): RawBuilder<SqlBool> {
  const { normal, article } = frame;
  return sql`((f.article is null or f.article = ${article})
    and (f.production_code is null or starts_with(${normal}, f.production_code))
    and (f.serial_from is null or (length(${normal}) = length(f.serial_from)
      and ${normal} between f.serial_from and f.serial_to)))`;
}

/** All beginnings of a folded number, for the index of `recall_frame`. */
const beginningsOf = (folded: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array(select left(${folded}, n) from generate_series(0, length(${folded})) n)`;

const done = sql`coalesce(t.state in ('repaired', 'not affected', 'returned'), false)`;

/** The id of task `t` as clients know it: its recall, article and frame number in normal form. */
export const taskId = sql<string>`(t.recall || '~' || t.article || '~' || t.frame_normal)`;

/** The condition that task `t` has this id; its number is found by an index. */
export const hasTaskId = (id: string): RawBuilder<SqlBool> =>
  sql`(t.frame_normal = ${id.slice(id.lastIndexOf('~') + 1)} and ${taskId} = ${id})`;

/** The columns of recall `r` and task `t`; `c` is the task's customer, if the viewer may know it. */
function recallColumns(locale: Locale): RawBuilder<unknown> {
  const text = (field: string) => translated({ entity: 'recall', field, alias: 'r' }, locale);
  return sql`r.id, ${text('title')} as title, ${text('measure')} as measure, r.since, r.link,
    ${done} as done, case when c.unified is not null then ${taskId} end as "taskId",
    case when c.unified is not null then t.state end as state,
    c.unified as "custCode", c.name as "custName"`;
}

/** The viewer, and the language of the texts. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
}

/**
 * Finds the active recalls of frames, regardless of who has them, newest recall first.
 * @returns the recalls of each frame, in the order of the frames; `frameNumber` is the normal form
 */
export async function findRecalls(
  db: Db,
  { viewer, locale }: Reader,
  frames: readonly FrameKey[],
): Promise<RecallFrame[][]> {
  if (frames.length === 0) return [];
  const asked = frames.map((frame, place) => ({
    ...frame,
    place,
    folded: foldSerial(frame.normal),
  }));
  const shape = { place: 'int4', normal: 'text', folded: 'text', article: 'text' };
  const { rows } = await sql<RecallFrame & { place: number }>`
    select q.place, q.normal as "frameNumber", ${recallColumns(locale)}
    from ${records(asked, shape, 'q')}
    cross join lateral (select distinct f.recall from recall_frame f
      where f.sorg = ${viewer.sorg} and f.prefix = any(${beginningsOf(sql`q.folded`)})
        and ${matchesPart({ normal: sql`q.normal`, article: sql`q.article` })}) m
    join recall r on r.sorg = ${viewer.sorg} and r.id = m.recall and r.active
    left join lateral (select * from recall_task x
      where x.sorg = r.sorg and x.recall = r.id and x.frame_normal = q.normal
        and (q.article is null or x.article = q.article) order by x.id limit 1) t on true
    left join customer c on c.sorg = t.sorg and c.unified = t.customer and ${customerFence(viewer)}
    order by q.place, r.since desc, r.id`.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return frames.map((_, place) =>
    (found.get(place) ?? []).map(({ place: _, ...recall }) => recall),
  );
}

/** The most frames of a recall that are answered; the list has no pages. */
const mostFrames = 1_000;

/** Lists the frames of a recall at the viewer's customers, open ones first. */
export async function listFramesOfRecall(
  db: Db,
  { viewer, locale }: Reader,
  recall: string,
): Promise<RecallFrame[]> {
  const { rows } = await sql<RecallFrame>`
    select t.frame_number as "frameNumber", ${recallColumns(locale)}
    from recall_task t join recall r on r.sorg = t.sorg and r.id = t.recall
    join customer c on c.sorg = t.sorg and c.unified = t.customer
    where t.sorg = ${viewer.sorg} and t.recall = ${recall} and r.active and ${customerFence(viewer)}
    order by t.state <> 'open', t.frame_normal, t.id limit ${mostFrames}`.execute(db);
  return rows;
}

/** More parts than all active recalls have together on a device. */
const mostParts = 20_000;

/** The parts of all active recalls, newest recall first. */
export async function recallParts(db: Db, { viewer, locale }: Reader): Promise<RecallPart[]> {
  const text = (field: string) => translated({ entity: 'recall', field, alias: 'r' }, locale);
  const { rows } = await sql<RecallPart>`
    select r.id, ${text('title')} as title, ${text('measure')} as measure, r.since, r.link,
      f.article, f.serial_from as "serialFrom", f.serial_to as "serialTo",
      f.production_code as "productionCode"
    from recall r join recall_frame f on f.sorg = r.sorg and f.recall = r.id
    where r.sorg = ${viewer.sorg} and r.active
    order by r.since desc, r.id, f.no limit ${mostParts}`.execute(db);
  return rows;
}
