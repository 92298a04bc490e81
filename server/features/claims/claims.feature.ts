import type { Feature } from '#server/graphql/feature.ts';

function stub(): never {
  throw new Error('not built');
}

/** Warranty claims of dealers. */
export const claims: Feature = {
  name: 'claims',
  resolvers: {
    Query: {
      claimStatus: stub,
      claimUserCapabilities: stub,
      claimProblems: stub,
      claimBrandsV2: stub,
      claimArticlesV2: stub,
      dealerInformation: stub,
      claimCustomers: stub,
      claimSalesCustomers: stub,
      claimsV3: stub,
      claimV2: stub,
      claimComments: stub,
      claimAdditionalDocuments: stub,
    },
    Mutation: {
      createClaimBike: stub,
      createClaimPaa: stub,
      updateClaimBike: stub,
      updateClaimPaaV2: stub,
      updateClaimStatus: stub,
      createClaimComment: stub,
      createClaimAdditionalDocument: stub,
      deleteClaimAdditionalDocument: stub,
    },
  },
};
