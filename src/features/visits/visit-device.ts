// The data that visits keep on the device. The database comes along with it, so that pages load this file by `loadVisitDevice`.

export { openFileDraft } from '#src/offline/file-draft.ts';
export { discardFileDraft } from '#src/offline/file-draft-list.ts';
export { retryNow } from '#src/offline/outbox/waiting-entry.ts';
export { captureDeletion, captureVisit, readWaitingVisit } from './form/capture-visit.ts';
export { loadVisitBasis, readVisitBasis } from './visit-basis.ts';
