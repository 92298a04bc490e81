import type { Db } from '#server/db/database.ts';

/** The domains of all hosts. */
export async function listHosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('host').select('host').orderBy('host').execute();
  return rows.map(({ host }) => host);
}
