import type { Db } from '#server/db/database.ts';

const name = 'demo-data';
const mailDomains = '@(pannier|adventure-works)\\.example$';

/** Writes down that the demo distributor is being loaded into this database. */
export async function markDemoData(db: Db): Promise<void> {
  await db
    .insertInto('server_setting')
    .values({ name, value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Whether `npm start` has loaded the demo distributor into this database. */
export async function hasDemoMark(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('server_setting')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return mark !== undefined;
}

/**
 * Whether a database was filled by `npm start`, or has active logins of the demo or the sample however
 * they came: their mail addresses have domains that cannot exist (RFC 2606).
 */
export async function hasDemoData(db: Db): Promise<boolean> {
  if (await hasDemoMark(db)) return true;
  const login = await db
    .selectFrom('app_user')
    .select('id')
    .where('active', '=', true)
    .where('email', '~*', mailDomains)
    .limit(1)
    .executeTakeFirst();
  return login !== undefined;
}
