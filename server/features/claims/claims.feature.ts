import type { Feature } from '#server/graphql/feature.ts';
import { claimArticlesV2 } from './lookups/claimArticlesV2.ts';
import { claimBrandsV2 } from './lookups/claimBrandsV2.ts';
import { claimCustomers } from './lookups/claimCustomers.ts';
import { claimProblems } from './lookups/claimProblems.ts';
import { claimSalesCustomers } from './lookups/claimSalesCustomers.ts';
import { claimStatus } from './lookups/claimStatus.ts';
import { claimUserCapabilities } from './lookups/claimUserCapabilities.ts';
import { dealerInformation } from './lookups/dealerInformation.ts';

function stub(): never {
  throw new Error('not built');
}

/** Warranty claims of dealers. */
export const claims: Feature = {
  name: 'claims',
  resolvers: {
    Query: {
      claimStatus,
      claimUserCapabilities,
      claimProblems,
      claimBrandsV2,
      claimArticlesV2,
      dealerInformation,
      claimCustomers,
      claimSalesCustomers,
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
