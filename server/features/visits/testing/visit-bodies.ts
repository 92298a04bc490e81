import type { TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const toId = (nth: number) => `0f1c2b3a-0000-4000-8000-0000000006${nth}0`;
/** Visits that the shop of dealer1 made, and two of them that are deleted. */
export const visitIds = [1, 2, 3].map(toId);
export const deletedVisits = [4, 5].map(toId);
/** Photos that dealer1 has uploaded and no visit has yet. */
export const loosePhotos = [6, 7, 8].map(toId);
const newIds = [1, 2, 3].map((nth) => `0f1c2b3a-0000-4000-8000-00000000070${nth}`);

/** A visit to customer 0002000001 as clients send it, with a photo of dealer1. */
export const toVisitBody = (nth: number, change: object = {}) => ({
  id: newIds[nth - 1],
  kind: 'polygon',
  custCode: '0002000001',
  notes: `Visit ${nth}`,
  frontShop1: loosePhotos[nth - 1],
  ...change,
});

/** Deletes the visits with these ids and makes them again. */
export async function givenContractVisits({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const { visit, visitOption, visitPhotoFile } = given({ db });
  const all = [...visitIds, ...deletedVisits];
  await db
    .deleteFrom('visit')
    .where('id', 'in', [...all, ...newIds])
    .execute();
  await db.deleteFrom('stored_file').where('id', 'in', loosePhotos).execute();
  await visitOption({ id: 'CONTRACT', label: 'contract-option' });
  for (const id of loosePhotos) await visitPhotoFile({ id, by: 'dealer1' });
  for (const [nth, id] of all.entries())
    await visit({
      id,
      by: nth === 1 ? 'sales1' : 'dealer1',
      byShop: true,
      kind: nth === 2 ? 'wim' : 'polygon',
      notes: `contract-visit-${nth}`,
      capturedAt: `2026-01-0${nth + 1}T12:00:00Z`,
      ...(deletedVisits.includes(id) && { deletedAt: new Date() }),
    });
}
