import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import type { ClaimCategory } from '#shared/claims/claim-states.rules.ts';

/** The stored facts about a row of a feed. */
export interface FedFacts {
  /** The claim as it is stored; null for a new one. */
  claim: Row | null;
  /** The category of the row's status; null for an unknown one. */
  category: ClaimCategory | null;
  /** The article of the catalog; null for an unknown one. */
  article: { description: string; brand: string; merchandise: string; category: string } | null;
  /** The texts of the row's problems. */
  problems: { id: string; part: string; description: string }[];
}

const shape = {
  place: 'int4',
  sorg: 'text',
  id: 'text',
  status_id: 'text',
  article: 'text',
  problems: 'text[]',
};

/** Reads the facts of rows, in their order. The claims stay locked until the transaction ends. */
export async function findFedFacts(db: Db, rows: readonly Row[]): Promise<FedFacts[]> {
  const asked = records(
    rows.map(({ sorg, id, status_id, article, problems }, place) => ({
      place,
      sorg,
      id,
      status_id,
      article,
      problems: problems ?? [],
    })),
    shape,
  );
  await sql`select from ${asked} join claim x on x.sorg = r.sorg and x.id = r.id
    order by x.sorg, x.id for no key update of x`.execute(db);
  const { rows: found } = await sql<FedFacts>`
    select to_jsonb(x) as claim, s.category, case when a.code is not null then
        json_build_object('description', a.name, 'brand', a.brand,
          'merchandise', a.merchandise_category, 'category', a.category) end as article,
      (select coalesce(json_agg(json_build_object('id', p.id, 'part', p.part,
          'description', p.description) order by array_position(r.problems, p.id)), '[]')
        from claim_problem p where p.sorg = r.sorg and p.id = any(r.problems)) as problems
    from ${asked} left join claim x on x.sorg = r.sorg and x.id = r.id
    left join claim_status s on s.sorg = r.sorg and s.id = r.status_id
    left join article a on a.sorg = r.sorg and a.code = r.article
    order by r.place`.execute(db);
  return found;
}

/** A status that a row of the feed has given to a claim. */
export interface FedChange {
  sorg: string;
  id: string;
  /** Null for a claim that is new. */
  from: string | null;
}

/**
 * Writes into the histories that the distributor's own system has changed claims. A new claim that is decided already
 * was sent before.
 * @returns the ids of the events of claims that were there before
 */
export async function insertFedEvents(db: Db, changes: readonly FedChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<{ id: string; sorg: string; claim: string }>`
    insert into claim_event (sorg, claim_id, from_status_id, to_status_id, reason, approved_qty,
      is_not_a_warranty, display_name, at, batch)
    select x.sorg, x.id, e.from_status, e.to_status, case when e.last then x.reason else '' end,
      case when e.last then x.approved_qty end, e.last and x.is_not_a_warranty, o.name,
      case when e.last then x.status_at else x.created_at end, 0
    from ${records(changes, { sorg: 'text', id: 'text', from: 'text' }, 'q')}
    join claim x on x.sorg = q.sorg and x.id = q.id
    join sales_org o on o.sorg = x.sorg
    join claim_status s on s.sorg = x.sorg and s.id = x.status_id
    left join lateral (select f.id from claim_status f
      where f.sorg = x.sorg and f.category = 'open' and f.active and q."from" is null
        and s.category not in ('draft', 'open')
      order by f.sorting, f.id limit 1) first on true
    cross join lateral (
      select null as from_status, first.id as to_status, false as last where first.id is not null
      union all select coalesce(q."from", first.id), x.status_id, true) e
    order by x.sorg, x.id, e.last
    returning id::text, sorg, claim_id as claim`.execute(db);
  const known = changes.filter(({ from }) => from !== null);
  const keys = new Set(known.map(({ sorg, id }) => `${sorg} ${id}`));
  return rows.filter(({ sorg, claim }) => keys.has(`${sorg} ${claim}`)).map(({ id }) => id);
}

/** Gives sent claims of the feed the next numbers of their sales organisations, in the order in which they were made. */
export async function assignFedNumbers(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    with n as (select x.sorg, x.id,
          row_number() over (partition by x.sorg order by x.created_at, x.id) as place
        from ${records(rows, { sorg: 'text', id: 'text' })}
        join claim x on x.sorg = r.sorg and x.id = r.id and x.reference_no is null
        join claim_status s on s.sorg = x.sorg and s.id = x.status_id and s.category <> 'draft'),
      l as (insert into claim_number (sorg, last_no)
        select n.sorg, count(*) from n group by n.sorg order by n.sorg
        on conflict (sorg) do update set last_no = claim_number.last_no + excluded.last_no
        returning sorg, last_no),
      m as (select n.sorg, n.id, (l.last_no - count(*) over (partition by n.sorg) + n.place)::text as no
        from n join l on l.sorg = n.sorg)
    update claim x set reference_no = lpad(m.no, greatest(6, length(m.no)), '0'),
      sent_at = coalesce(x.sent_at, x.created_at)
    from m where x.sorg = m.sorg and x.id = m.id`.execute(db);
}

/** Takes the days of replacements from the deliveries that are known. */
export async function dateDeliveries(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    update claim_delivery t set delivered_on = coalesce(d.delivery_date, d.shipped_on)
    from ${records(rows, { sorg: 'text', id: 'text' })}, delivery d
    where t.sorg = r.sorg and t.claim_id = r.id and d.sorg = t.sorg and d.do_number = t.do_number
      and t.delivered_on is distinct from coalesce(d.delivery_date, d.shipped_on)`.execute(db);
}
