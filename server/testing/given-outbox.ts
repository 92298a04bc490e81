import { sql } from 'kysely';
import { givenContractClaims } from '#server/features/claims/testing/claim-bodies.ts';
import { givenInspections } from '#server/features/inspections/testing/inspection-bodies.ts';
import { givenPapers } from '#server/features/payments/testing/given-papers.store.ts';
import { givenContractVisits } from '#server/features/visits/testing/visit-bodies.ts';
import type { TestApp } from './app.ts';
import { given } from './given.ts';

/** The records that the operations in `outboxBodies` of all features need, as if none had been sent before. */
export async function givenOutboxRecords(app: TestApp): Promise<void> {
  for (const table of [
    'invoice_dispute',
    'retail_sale',
    'recall',
    'serial',
    'pdi',
    'news',
    'content_read',
    'click_collect_order',
    'third_party_order',
    'third_party_article',
  ])
    await sql`delete from ${sql.table(table)}`.execute(app.db);
  const { clickCollectOrder, news, recall, recallTask, retailSale, serial } = given(app);
  const { thirdPartyArticle, thirdPartyOrder, thirdPartyVendor } = given(app);
  for (const id of ['read-1', 'read-2']) await news({ id, mustRead: true });
  for (const id of ['CT-C1', 'CT-C2']) await clickCollectOrder({ id });
  await thirdPartyVendor();
  for (const code of ['B-1', 'B-2']) await thirdPartyArticle({ code });
  // Its number is in the bodies.
  await sql`alter table third_party_order alter column no restart`.execute(app.db);
  await thirdPartyOrder({ articles: ['B-1', 'B-2'] });
  for (const value of ['CTF1', 'CTF2']) await serial({ value });
  await retailSale({ frameNumber: 'CTS1' });
  // Of dealer2, who deletes it.
  await retailSale({ frameNumber: 'CTS2', customer: '0002000002' });
  await recall({ id: 'CT-R', parts: [{ serialFrom: 'CT0000001', serialTo: 'CT0000002' }] });
  for (const frameNumber of ['CT0000001', 'CT0000002'])
    await recallTask({ recall: 'CT-R', frameNumber });
  await givenPapers(app.db);
  await givenInspections(app);
  await givenContractClaims(app);
  await givenContractVisits(app);
}
