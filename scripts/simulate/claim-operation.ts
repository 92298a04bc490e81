import type { CreateBikeClaimMutationVariables } from '#src/graphql/generated/graphql.ts';
import { readBlobs } from '#src/offline/outbox/entry-blobs.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import type { SimTab } from './device.ts';
import { takePhoto } from './photo.ts';
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

/** Finds a claim that was never sent; what is entered for it again replaces it. */
async function findUnsent(random: Random, tab: SimTab): Promise<OutboxEntry | null> {
  const unsent = (await pendingEntries(tab.db)).filter(
    ({ operation, state, sent }) => operation === claimOperation && state === 'queued' && !sent,
  );
  return unsent.length > 0 ? random.pick(unsent) : null;
}

/** A new claim with four to seven files, or a waiting one with another text and other files in some places. */
export async function claim(random: Random, tab: SimTab, customer: string): Promise<NewEntry> {
  const old = random.chance(0.8) ? await findUnsent(random, tab) : null;
  const before = old ? (old.variables as ClaimVariables).input : null;
  const id = before?.id ?? crypto.randomUUID();
  const had = old ? await readBlobs(tab.db, old) : {};
  const places = [...neededPlaces, ...morePlaces.filter(() => random.chance(0.3))];
  const blobs = places.map((place): [string, Blob] => {
    const path = `input.${place}`;
    const kept = random.chance(0.6) ? had[path] : undefined;
    return [path, kept ?? takeFile(random, place)];
  });
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
    blobs: Object.fromEntries(blobs),
  };
}
