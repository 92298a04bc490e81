// The data that the form of a claim keeps on the device. The database comes along with it, so that pages load this file by
// `loadClaimDevice`.

export { openFileDraft } from '#src/offline/file-draft.ts';
export { captureReplacing } from '#src/offline/outbox/waiting-entry.ts';
export { readWaitingClaim, toClaimEntry } from './capture-claim.ts';
export { loadOrRecall } from './seen-claim.ts';
