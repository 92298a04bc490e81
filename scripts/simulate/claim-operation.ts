import type { CreateBikeClaimMutationVariables } from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { SimTab } from './device.ts';
import { takePhoto } from './photo.ts';
import { findUnsent, takePlacedFiles } from './placed-files.ts';
import type { Random } from './random.ts';
import { makePdf } from './report-operation.ts';
import { bikes } from './serials.store.ts';

// Claims of shops for bikes, each with several files in their places. The device encrypts what was entered in the
// background, where the simulation could not wait for it: here it is kept as it is.

export const claimOperation = 'CreateBikeClaim';

export type ClaimVariables = CreateBikeClaimMutationVariables;
type ClaimInput = ClaimVariables['input'];

/** The places of the files that every claim for a bike needs, and of further ones. */
const neededPlaces = ['invoice', 'photo1', 'photo2', 'photo3'];
const morePlaces = ['photo4', 'photo5', 'additionalDoc1'];
/** Few, so that some claims repeat one that is open for the same frame, and are refused. */
const problems = 20;

const takeFile = (random: Random, place: string): Blob =>
  (place.startsWith('photo') ? takePhoto(random) : makePdf(random)).asBlob;

/** A new claim with four to seven files, or a waiting one with another text and other files in some places. */
export async function claim(random: Random, tab: SimTab, customer: string): Promise<NewEntry> {
  const old = random.chance(0.8) ? await findUnsent(random, tab, claimOperation) : null;
  const before = old ? (old.variables as ClaimVariables).input : null;
  const id = before?.id ?? crypto.randomUUID();
  const places = [...neededPlaces, ...morePlaces.filter(() => random.chance(0.3))];
  const blobs = await takePlacedFiles(random, tab, old, places, (place) => takeFile(random, place));
  const input: ClaimInput = {
    id,
    custCode: before?.custCode ?? customer,
    frameNumber: random.pick(bikes),
    articleCode: 'B-4',
    qty: 1,
    purchaseDate: '2027-02-20',
    description: `Simulated ${random.int(0, 1e9)}`,
    problems: [{ description: `Crack ${random.int(1, problems)}` }],
  };
  const files = Object.fromEntries(places.map((place) => [place, null]));
  return {
    operation: claimOperation,
    variables: { input: Object.assign(input, files), draft: random.chance(0.2) },
    keys: [`claim/${id}`],
    blobs,
  };
}
