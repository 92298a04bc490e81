import { isNetworkError } from '#src/graphql/errors.ts';
import type { ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readSealedDraft, sealedDraftWriter } from '#src/offline/sealed-draft.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/**
 * Loads a claim and keeps it on the device, encrypted, as it has data of a consumer; without a network it is the claim
 * as seen last.
 * @throws what `load` throws, where the claim was not seen
 */
export async function loadOrRecall(
  id: string,
  load: () => Promise<ClaimValuesFragment | null>,
): Promise<ClaimValuesFragment | null> {
  const viewer = boundViewer();
  if (!viewer) return await load();
  const db = openUserDatabase(viewer.host, viewer.userId);
  const name = `claim/seen/${id}`;
  try {
    const claim = await load();
    // Without room on the device it is there online only.
    await sealedDraftWriter(db, name)(claim).catch(() => {});
    return claim;
  } catch (error) {
    const seen = isNetworkError(error) ? await readSealedDraft(db, name) : null;
    if (!seen) throw error;
    return seen as ClaimValuesFragment;
  }
}
