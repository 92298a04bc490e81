import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import { type ClaimPlace, getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import { isClaimVisible, isIdCardVisible } from '../records/claim.store.ts';

const rules = (place: ClaimPlace, more: Pick<FileRules, 'types'> & Partial<FileRules>) =>
  fileRules({
    scopes: ['page.claim'],
    mayRead: isClaimVisible,
    quota: { files: 300, bytes: 3_000_000_000 },
    ...getPlaceRules(place),
    ...more,
  });

/** The files that claims take (N089, reading 95). */
export const claimFileRules: readonly FileRules[] = [
  rules('photo1', { types: ['image'] }),
  rules('invoice', { types: ['image', 'pdf'] }),
  rules('idCard', {
    types: ['image', 'pdf'],
    mayRead: isIdCardVisible,
    readKind: 'claim.id-card-read',
  }),
  rules('video', { types: ['video'] }),
  rules('additionalDoc1', { types: ['image', 'pdf', 'word', 'excel'] }),
];
