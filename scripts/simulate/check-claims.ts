import { type ClaimVariables, claimOperation } from './claim-operation.ts';
import { readClaimedFiles, readClaims, type SimClaim } from './claims.store.ts';
import type { Ledger } from './ledger.ts';
import { readContent } from './report-feature.store.ts';
import type { SimServer } from './server.ts';

/** A claim with the contents of its files, as `photo1: content`, by their places. */
type WithFiles = SimClaim & { files: string[] };

/** Returns the claims that the server must have when each that took effect is there once, with exactly its files. */
export function expectClaims({ effects, saved }: Ledger): WithFiles[] {
  return effects
    .filter(({ operation }) => operation === claimOperation)
    .map(({ key, userId, variables }) => {
      const { input, draft } = variables as ClaimVariables;
      const contents = Object.entries(saved.get(key)?.contents ?? {});
      return {
        id: String(input.id),
        userId,
        customer: String(input.custCode),
        description: String(input.description),
        draft: Boolean(draft),
        files: contents
          .map(([path, content]) => `${path.replace('input.', '')}: ${content}`)
          .toSorted(),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns the claims that the server has, with their files in the file store. */
export async function readWholeClaims({ db, files }: SimServer): Promise<WithFiles[]> {
  const shown = new Map<string, string[]>();
  for (const { claim, slot, place } of await readClaimedFiles(db)) {
    const bytes = await files.bytes(place);
    const content = bytes ? await readContent(bytes) : 'nothing';
    shown.set(claim, [...(shown.get(claim) ?? []), `${slot}: ${content}`]);
  }
  return (await readClaims(db)).map((claim) => ({
    ...claim,
    files: (shown.get(claim.id) ?? []).toSorted(),
  }));
}
