import type { Db } from '#server/db/database.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';

/** Gives the host `localhost` these settings and no others. */
export async function setHost(db: Db, settings: object): Promise<void> {
  await db
    .updateTable('host')
    .set({ config: JSON.stringify(settings) })
    .where('host', '=', 'localhost')
    .execute();
  forgetHosts(db);
}
