import { findMissingFiles, type MissingFileCode } from '#shared/claims/claim-files.rules.ts';
import type { ClaimIdCardSetting } from '#shared/host-config.ts';
import { type ClaimConsumerFields, hasFields, type ShownClaim } from '../claims.queries.ts';

interface Needs {
  /** Null while it is not known, which asks for no ID card. */
  consumer: ClaimConsumerFields | null;
  idCard: ClaimIdCardSetting;
  /** The files that the brand asks for beyond the others. */
  ofBrand: readonly string[];
  isProblemRequired: boolean;
}

/** A fact or file that a claim cannot be sent without. */
export type MissingPart = 'purchaseDate' | 'problems' | 'description' | MissingFileCode | 'NO_FILE';

/** Returns what a draft lacks to be sent (B223 to B226, B232). */
export function findMissing(
  claim: ShownClaim,
  { consumer, idCard, ofBrand, isProblemRequired }: Needs,
): MissingPart[] {
  const { productCategory, frameNumber, docs, additionalDocuments } = claim;
  const places = new Set([
    ...docs.map(({ docType }) => docType),
    ...additionalDocuments.map(({ no }) => `additionalDoc${no}`),
  ]);
  const needed = {
    productCategory,
    hasSerial: frameNumber !== '',
    hasConsumer: consumer !== null && hasFields(consumer),
    idCard,
    ofBrand,
  };
  return [
    ...(claim.purchaseDate ? [] : ['purchaseDate' as const]),
    ...(isProblemRequired && claim.problems.length === 0 ? ['problems' as const] : []),
    ...(claim.description === '' ? ['description' as const] : []),
    ...findMissingFiles(needed, (place) => places.has(place)).map(({ code }) => code),
  ];
}

/** How many photos an answer may bring: for each one there is a free place of the issue, or of a paper. */
export const countFreePlaces = ({ docs, additionalDocuments }: ShownClaim): number =>
  4 -
  docs.filter(({ docType }) => /^photo[3-6]$/.test(docType)).length +
  5 -
  additionalDocuments.length;
