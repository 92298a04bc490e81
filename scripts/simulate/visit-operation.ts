import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import type { CreateVisitMutationVariables } from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { SimTab } from './device.ts';
import { takePhoto } from './photo.ts';
import { findUnsent, takePlacedFiles } from './placed-files.ts';
import type { Random } from './random.ts';

// Visits of shops with up to eleven photos in their places.

export const visitOperation = 'CreateVisit';

export type VisitVariables = CreateVisitMutationVariables;

const [needed, ...others] = visitPhotoPlaces;

/** A new visit with one to eleven photos, or a waiting one with other notes and other photos in some places. */
export async function visit(random: Random, tab: SimTab, customer: string): Promise<NewEntry> {
  const old = random.chance(0.8) ? await findUnsent(random, tab, visitOperation) : null;
  const before = old ? (old.variables as VisitVariables).input : null;
  const id = before?.id ?? crypto.randomUUID();
  const share = random.pick([0.1, 0.4, 1]);
  const places = [needed, ...others.filter(() => random.chance(share))];
  const blobs = await takePlacedFiles(random, tab, old, places, () => takePhoto(random).asBlob);
  const input: VisitVariables['input'] = {
    id,
    kind: 'polygon',
    custCode: before?.custCode ?? customer,
    qtyPlgGrp: random.int(0, 99),
    notes: `Simulated ${random.int(0, 1e9)}`,
  };
  const photos = Object.fromEntries(places.map((place) => [place, null]));
  return {
    operation: visitOperation,
    variables: { input: Object.assign(input, photos) },
    keys: [`visit/${id}`],
    blobs,
  };
}
