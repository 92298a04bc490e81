import { type ClaimVariables, claimOperation } from './claim-operation.ts';
import { readClaimedFiles, readClaims, type SimClaim } from './claims.store.ts';
import type { Ledger } from './ledger.ts';
import { listContents, readPlacedFiles } from './placed-files.ts';
import type { SimServer } from './server.ts';

/** A claim with the contents of its files, as `photo1: content`, by their places. */
type WithFiles = SimClaim & { files: string[] };

/** Returns the claims that the server must have when each that took effect is there once, with exactly its files. */
export function expectClaims({ effects, saved }: Ledger): WithFiles[] {
  return effects
    .filter(({ operation }) => operation === claimOperation)
    .map(({ key, userId, variables }) => {
      const { input, draft } = variables as ClaimVariables;
      return {
        id: String(input.id),
        userId,
        customer: String(input.custCode),
        description: String(input.description),
        draft: Boolean(draft),
        files: listContents(saved.get(key)?.contents),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns the claims that the server has, with their files in the file store. */
export async function readWholeClaims(server: SimServer): Promise<WithFiles[]> {
  const files = await readPlacedFiles(server, await readClaimedFiles(server.db));
  const claims = await readClaims(server.db);
  return claims.map((claim) => ({ ...claim, files: files.get(claim.id) ?? [] }));
}
