import { captureChange, toBlobs } from '#src/offline/outbox/capture-change.ts';
import { claimKey } from './claim-key.ts';

/** The facts of a claim that Pending changes shows. */
export interface NotedClaim {
  id: string;
  referenceNo: string | null | undefined;
  article: { description: string };
}

/** A change of the status, as it was entered. */
export interface EnteredStatus {
  status: { id: string; description: string };
  /** The status that the user saw. */
  from: string;
  reason?: string;
  /** Null for all pieces. */
  approvedQty?: number | null;
  isNotAWarranty?: boolean;
  photos?: readonly File[];
}

/** The fields that make a form be captured once, see `NewEntry`. */
export interface Capture {
  draft: string;
  enteredSince: number;
}

const toNote = ({ id, referenceNo, article }: NotedClaim) => ({
  id,
  name: referenceNo ?? article.description,
});

/**
 * Keeps a change of the status on this device, with the photos of an answer; it is sent as soon as there is a network.
 * @throws the errors of `captureChange`
 */
export async function captureStatus(
  claim: NotedClaim,
  { status, from, reason, approvedQty, isNotAWarranty, photos = [] }: EnteredStatus,
  capture?: Capture,
): Promise<void> {
  await captureChange({
    ...capture,
    operation: 'ChangeClaimStatus',
    variables: {
      id: claim.id,
      status: status.id,
      from,
      ...(reason && { reason }),
      ...(approvedQty != null && { approvedQty }),
      ...(isNotAWarranty && { isNotAWarranty }),
      ...(photos.length > 0 && { photos: photos.map(() => null) }),
    },
    keys: [claimKey(claim.id)],
    blobs: toBlobs('photos', photos),
    note: { ...toNote(claim), status: status.description },
  });
}

/** Keeps a comment on this device until it is sent. @throws the errors of `captureChange` */
export async function captureComment(
  claim: NotedClaim,
  { comment, isInternal }: { comment: string; isInternal: boolean },
  capture: Capture,
): Promise<void> {
  await captureChange({
    ...capture,
    operation: 'AddClaimComment',
    variables: { id: claim.id, comment, ...(isInternal && { isInternal }) },
    keys: [claimKey(claim.id)],
    note: { ...toNote(claim), comment, isInternal },
  });
}

/** Keeps a paper on this device until it is sent. @throws the errors of `captureChange` */
export async function capturePaper(
  claim: NotedClaim,
  { file, title }: { file: File; title: string },
  capture: Capture,
): Promise<void> {
  await captureChange({
    ...capture,
    operation: 'AddClaimPaper',
    variables: { claimId: claim.id, additionalDocument: null, ...(title && { title }) },
    keys: [claimKey(claim.id)],
    blobs: { additionalDocument: file },
    note: { ...toNote(claim), title: title || file.name },
  });
}

/** Keeps that a paper is deleted. @throws the errors of `captureChange` */
export async function captureDeletedPaper(
  claim: NotedClaim,
  paper: { id: string; title: string; file: { name: string } },
): Promise<void> {
  await captureChange({
    operation: 'DeleteClaimPaper',
    variables: { id: paper.id },
    keys: [claimKey(claim.id)],
    note: { ...toNote(claim), paper: paper.id, title: paper.title || paper.file.name },
  });
}
