import type { ClientFeature } from '#src/crud/feature.ts';

const rules = { version: 1, customer: 'in arguments', refreshes: ['claims'] } as const;

/** Warranty claims (U009). */
export const claims: ClientFeature = {
  screens: {
    claims: () => import('./list/claim-list.screen.tsx'),
    createClaim: () => import('./choose-claim.screen.tsx'),
    claim: () => import('./detail/claim-detail.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['Claims', 'ClaimDetail', 'ClaimsToDo', 'ClaimRules', 'ClaimedBrands'],
  outbox: [
    { ...rules, name: 'ChangeClaimStatus', purpose: 'claims/photo' },
    { ...rules, name: 'AddClaimComment' },
    { ...rules, name: 'AddClaimPaper', purpose: 'claims/paper' },
    { ...rules, name: 'DeleteClaimPaper' },
  ],
};
