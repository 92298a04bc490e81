import type { ClientFeature } from '#src/crud/feature.ts';

/** The purposes of a claim's files by their places; `getPlaceRules` has the same (claim-outbox.test.ts). */
const purpose = {
  'input.invoice': 'claims/invoice',
  'input.idCard': 'claims/id-card',
  'input.photo1': 'claims/photo',
  'input.photo2': 'claims/photo',
  'input.photo3': 'claims/photo',
  'input.photo4': 'claims/photo',
  'input.photo5': 'claims/photo',
  'input.photo6': 'claims/photo',
  'input.video': 'claims/video',
  'input.additionalDoc1': 'claims/paper',
  'input.additionalDoc2': 'claims/paper',
  'input.additionalDoc3': 'claims/paper',
  'input.additionalDoc4': 'claims/paper',
  'input.additionalDoc5': 'claims/paper',
};

const rules = { version: 1, customer: 'in arguments', refreshes: ['claims'] } as const;

const form = {
  ...rules,
  overwrites: true,
  // The consumer, and what the description says of the consumer.
  sealed: ['input'],
  purpose,
} as const;

/** Warranty claims of dealers (R032 to R037, U009). */
export const claims: ClientFeature = {
  screens: {
    claims: () => import('./list/claim-list.screen.tsx'),
    createClaim: () => import('./choose-claim.screen.tsx'),
    createBikeClaim: () => import('./form/create-bike-claim.screen.tsx'),
    createPaaClaim: () => import('./form/create-paa-claim.screen.tsx'),
    claim: () => import('./detail/claim-detail.screen.tsx'),
    editClaim: () => import('./form/edit-claim.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: [
    'Claims',
    'ClaimDetail',
    'ClaimsToDo',
    'ClaimRules',
    'ClaimedBrands',
    'ClaimArticles',
    'ClaimProblems',
    'ClaimBrands',
    'ClaimsOfFrame',
  ],
  outbox: [
    { ...form, name: 'CreateBikeClaim' },
    { ...form, name: 'CreatePartsClaim' },
    { ...form, name: 'ChangeBikeClaim' },
    { ...form, name: 'ChangePartsClaim' },
    { ...rules, name: 'ChangeClaimStatus', purpose: 'claims/photo' },
    { ...rules, name: 'AddClaimComment' },
    { ...rules, name: 'AddClaimPaper', purpose: 'claims/paper' },
    { ...rules, name: 'DeleteClaimPaper' },
  ],
};
