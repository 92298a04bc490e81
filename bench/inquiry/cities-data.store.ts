import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Fills so many cities, of which the United States have two thirds and 29 other countries the rest. */
export async function fillCities(db: Db, cities: number): Promise<void> {
  await sql`
    insert into city (country, id, description, state)
    select case when n % 3 = 0 then chr(65 + n % 29 % 26) || 'X' else 'US' end, n::text,
      initcap(translate(md5(n::text), '0123456789', 'aeiourstln')), 'State ' || n % 50
    from generate_series(1, ${cities}::int) n`.execute(db);
  await sql`vacuum analyze city`.execute(db);
}

/** Counts the stored inquiries, and the mails that their jobs have sent. */
export async function countInquiries(db: Db): Promise<{ stored: number; mails: number }> {
  const { rows } = await sql<{ stored: number; mails: number }>`
    select count(*)::int as stored, (count(*) filter (where mail_state <> 'none')
      + count(*) filter (where receipt_state <> 'none'))::int as mails
    from customer_inquiry`.execute(db);
  return rows[0] ?? { stored: 0, mails: 0 };
}
