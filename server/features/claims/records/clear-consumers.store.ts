import type { Db } from '#server/db/database.ts';
import { deletePersonalValues } from '#server/features/audit/audit-storage.public.ts';
import { deleteIdCards } from '../files/id-cards.store.ts';
import { changed } from './write-claim.store.ts';

/** Removes the consumers of claims with their ID cards, also from the history; the claims stay. */
export async function clearConsumers(tx: Db, sorg: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('claim')
    .set({
      consumer_name: '',
      consumer_phone: '',
      consumer_city: '',
      consumer_address: '',
      consumer_email: '',
      ...changed,
    })
    .where('sorg', '=', sorg)
    .where('id', 'in', ids)
    .execute();
  await deleteIdCards(tx, sorg, ids);
  await deletePersonalValues(tx, { sorg, feature: 'claims', ids });
}
