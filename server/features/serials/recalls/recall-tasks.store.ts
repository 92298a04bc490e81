import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import { matchesPart } from './recalls.store.ts';

/** Behind every character of folded numbers. */
const end = sql.lit('~');

const ofSerial = matchesPart({ normal: sql`s.normal`, article: sql`s.article` });
const ofSale = matchesPart({ normal: sql`x.frame_normal`, article: sql`x.article` });
const serial = sql`f.sorg, f.recall, s.article, s.value as number, s.normal, s.folded,
  s.customer`;

/**
 * Creates the tasks of dealers for all frames that were delivered or sold and match parts of active recalls. Frames
 * with a task keep it.
 * @param parts of recalls; those without `no` are all parts of the recall
 */
export async function createTasksOfRecalls(
  db: Db,
  parts: readonly { sorg: string; recall: string; no: number | null }[],
): Promise<void> {
  if (parts.length === 0) return;
  const shape = { sorg: 'text', recall: 'text', no: 'int4' };
  await insertTasks(
    db,
    sql`part as materialized (
      select f.* from ${records(parts, shape)}
      join recall_frame f on f.sorg = r.sorg and f.recall = r.recall
        and (r.no is null or f.no = r.no)
      join recall a on a.sorg = f.sorg and a.id = f.recall and a.active
    ), matched as (
      select ${serial} from part f
      join serial s on s.sorg = f.sorg and s.folded between f.prefix and f.prefix || ${end}
      where s.kind = 'FrameNumber' and (f.prefix <> '' or f.article is null) and ${ofSerial}
      union all
      select ${serial} from part f join serial s on s.sorg = f.sorg and s.article = f.article
      where s.kind = 'FrameNumber' and f.prefix = '' and ${ofSerial}
      union all
      select f.sorg, f.recall, x.article, x.frame_number, x.frame_normal, x.frame_folded,
        x.customer
      from part f
      join retail_sale x on x.sorg = f.sorg
        and x.frame_folded between f.prefix and f.prefix || ${end}
      where x.deleted_at is null and ${ofSale} and not exists (select from serial s
        where s.sorg = x.sorg and s.folded = x.frame_folded and s.normal = x.frame_normal
          and s.kind = 'FrameNumber')
    )`,
  );
}

/**
 * Creates the tasks for frames that were just delivered or sold and match an active recall. A sale without an article
 * counts only where the register lacks the frame.
 */
export async function createTasksOfFrames(
  db: Db,
  frames: readonly {
    sorg: string;
    article: string;
    number: string;
    normal: string;
    customer: string;
  }[],
): Promise<void> {
  if (frames.length === 0) return;
  const rows = frames.map((frame) => ({ ...frame, folded: foldSerial(frame.normal) }));
  const names = ['sorg', 'article', 'number', 'normal', 'customer', 'folded'];
  const shape = Object.fromEntries(names.map((name) => [name, 'text']));
  await insertTasks(
    db,
    // Materialized: otherwise each frame may be compared with every part of all recalls.
    sql`begun as materialized (
      select q.*, left(q.folded, n) as beginning
      from ${records(rows, shape, 'q')} cross join lateral generate_series(0, length(q.folded)) n
    ), matched as (
      select q.sorg, f.recall, q.article, q.number, q.normal, q.folded, q.customer
      from begun q join recall_frame f on f.sorg = q.sorg and f.prefix = q.beginning
      join recall a on a.sorg = f.sorg and a.id = f.recall and a.active
      where ${matchesPart({ normal: sql`q.normal`, article: sql`q.article` })}
        and (q.article <> '' or not exists (select from serial s
          where s.sorg = q.sorg and s.folded = q.folded and s.normal = q.normal
            and s.kind = 'FrameNumber'))
    )`,
  );
}

/**
 * Inserts tasks for `matched`. The dealer that sold the bike has the task, else the one that got it: an open task
 * goes to the dealer that sells the bike later.
 */
async function insertTasks(db: Db, matched: RawBuilder<unknown>): Promise<void> {
  await sql`
    with ${matched}
    insert into recall_task as t (sorg, recall, article, frame_number, frame_normal, customer)
    select distinct on (m.sorg, m.recall, m.article, m.normal)
      m.sorg, m.recall, m.article, m.number, m.normal, coalesce(x.customer, m.customer)
    from matched m
    left join lateral (select y.customer from retail_sale y
      where y.sorg = m.sorg and y.frame_folded = m.folded
        and y.frame_normal = m.normal and y.article in (m.article, '') and y.deleted_at is null
      order by y.non_retail, y.created_at desc limit 1) x on true
    where coalesce(x.customer, m.customer) is not null
    order by m.sorg, m.recall, m.article, m.normal
    on conflict (sorg, recall, article, frame_normal) do update
    set customer = excluded.customer, changed_at = now(), version = t.version + 1
    where t.state = 'open' and t.customer <> excluded.customer`.execute(db);
}
