import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** For so many hours a report can be downloaded. */
const reportHours = 24;
/** For so many days it is known that there was one. */
const knownDays = 8;

export interface Report {
  /** The list that is exported. */
  list: string;
  /** The body of the export. */
  request: unknown;
  /** The active customer when it was asked for. */
  customer: string | null;
  isOver: boolean;
}

interface Owner {
  sorg: string;
  userId: number;
}

const ago = (ms: number) => new Date(Date.now() - ms);
const hourMs = 3_600_000;

/** Stores a report of a user and forgets old ones. */
export async function storeReport(
  db: Db,
  { sorg, userId }: Owner,
  report: Pick<Report, 'list' | 'request' | 'customer'> & { id: string },
): Promise<void> {
  await db
    .deleteFrom('report')
    .where('created_at', '<', ago(knownDays * 24 * hourMs))
    .execute();
  await db
    .insertInto('report')
    .values({ ...report, request: JSON.stringify(report.request), sorg, user_id: userId })
    .execute();
}

/** A report of this user; undefined for an unknown id and for the reports of others. */
export async function findReport(
  db: Db,
  { sorg, userId }: Owner,
  id: string,
): Promise<Report | undefined> {
  const row = await db
    .selectFrom('report')
    .select(['list', 'request', 'customer', 'created_at'])
    .where('id', '=', id)
    .where('sorg', '=', sorg)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at, ...report } = row;
  return { ...report, isOver: created_at < ago(reportHours * hourMs) };
}

/** Forgets the reports whose search names one of the persons, or would find one by at least three characters. */
export async function forgetSearches(
  tx: Db,
  sorg: string,
  persons: readonly (readonly string[])[],
): Promise<void> {
  const search = sql`search_text(coalesce(request->'filter'->>'search', ''))`;
  // Telephone numbers are compared by their digits, without the zeros before them.
  const digits = sql`ltrim(regexp_replace(${search}, '[^0-9]', '', 'g'), '0')`;
  const numbers = persons.flat().filter((part) => /^[+\d]+$/.test(part));
  await sql`
    delete from report where sorg = ${sorg} and length(${search}) >= 3 and (
      exists (select from unnest(${persons.flat()}::text[]) as part
        where strpos(${search}, search_text(part)) > 0)
      or (${search} ~ '^[^[:alpha:]]+$' and length(${digits}) >= 3
        and exists (select from unnest(${numbers}::text[]) as number
          where strpos(${digits}, ltrim(number, '+0')) > 0 or strpos(number, ${digits}) > 0))
      or exists (select from unnest(${persons.map((parts) => parts.join(' '))}::text[]) as person
        where not exists (select from regexp_split_to_table(trim(${search}), '\\s+') as word
          where strpos(search_text(person), word) = 0)))`.execute(tx);
}
