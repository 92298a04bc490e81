import type { Ledger } from './ledger.ts';
import { listContents, readPlacedFiles } from './placed-files.ts';
import type { SimServer } from './server.ts';
import { type VisitVariables, visitOperation } from './visit-operation.ts';
import { readVisitPhotos, readVisits, type SimVisit } from './visits.store.ts';

/** A visit with the contents of its photos, as `frontShop1: content`, by their places. */
type WithPhotos = SimVisit & { files: string[] };

/** Returns the visits that the server must have when each that took effect is there once, with exactly its photos. */
export function expectVisits({ effects, saved }: Ledger): WithPhotos[] {
  return effects
    .filter(({ operation }) => operation === visitOperation)
    .map(({ key, userId, variables }) => {
      const { input } = variables as VisitVariables;
      return {
        id: String(input.id),
        userId,
        customer: String(input.custCode),
        qtyPlgGrp: Number(input.qtyPlgGrp),
        notes: String(input.notes),
        files: listContents(saved.get(key)?.contents),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns the visits that the server has, with their photos in the file store. */
export async function readWholeVisits(server: SimServer): Promise<WithPhotos[]> {
  const photos = await readPlacedFiles(server, await readVisitPhotos(server.db));
  const visits = await readVisits(server.db);
  return visits.map((visit) => ({ ...visit, files: photos.get(visit.id) ?? [] }));
}
