import type { TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

/** A list of two points for all bikes. */
export const listName = 'pdi-contract';
const toId = (nth: number) => `0f1c2b3a-0000-4000-8000-0000000001${nth}0`;
export const inspectionIds = [1, 2, 3].map(toId);
export const deletedIds = [4, 5].map(toId);

/** An inspection by customer 0002000001 as clients send it. */
export const toPdiBody = (nth: number, change: object = {}) => ({
  id: `0f1c2b3a-0000-4000-8000-00000000020${nth}`,
  frameNumber: `CTP000010${nth}`,
  articleCode: 'B-4',
  description: 'Trail 500',
  brand: 'Alto',
  merchandise: 'MTB',
  mechanic: 'Workshop',
  custCode: '0002000001',
  list: listName,
  listVersion: 1,
  checklist: [1, 2].map((checklistId) => ({ checklistId, checked: true })),
  ...change,
});

/** Deletes the inspections with these ids and makes them again. */
export async function givenInspections({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const { checklist, inspection } = given({ db });
  const all = [...inspectionIds, ...deletedIds];
  await db.deleteFrom('pdi').where('id', 'in', all).execute();
  await checklist({ list: listName });
  for (const [nth, id] of all.entries())
    await inspection({
      id,
      list: listName,
      frameNumber: `CTP000000${nth}`,
      inspectedOn: `2026-01-0${nth + 1}`,
      mechanic: `contract-${nth}`,
      brand: nth === 0 ? 'Kadal' : 'Alto',
      ...(deletedIds.includes(id) && { deletedAt: new Date() }),
    });
}
