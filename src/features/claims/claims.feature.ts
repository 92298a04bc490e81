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
  'input.additionalDoc1': 'claims/paper',
  'input.additionalDoc2': 'claims/paper',
  'input.additionalDoc3': 'claims/paper',
  'input.additionalDoc4': 'claims/paper',
  'input.additionalDoc5': 'claims/paper',
};

const form = {
  version: 1,
  customer: 'in arguments',
  overwrites: true,
  // The consumer, and what the description says of the consumer.
  sealed: ['input'],
  purpose,
  refreshes: ['claims'],
} as const;

/** Warranty claims of dealers (R032 to R037, U009). */
export const claims: ClientFeature = {
  screens: {
    createClaim: () => import('./form/create-claim.screen.tsx'),
    createBikeClaim: () => import('./form/create-bike-claim.screen.tsx'),
    createPaaClaim: () => import('./form/create-paa-claim.screen.tsx'),
    editClaim: () => import('./form/edit-claim.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['ClaimToEdit', 'ClaimArticles', 'ClaimProblems', 'ClaimBrands', 'ClaimsOfFrame'],
  outbox: [
    { ...form, name: 'CreateBikeClaim' },
    { ...form, name: 'CreatePartsClaim' },
    { ...form, name: 'ChangeBikeClaim' },
    { ...form, name: 'ChangePartsClaim' },
  ],
};
