import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import { claimExport } from './claim-export.ts';
import { claimPaperRoutes } from './claim-paper.routes.ts';
import { claimAdditionalDocuments } from './claimAdditionalDocuments.ts';
import { claimComments } from './claimComments.ts';
import { claimsV3 } from './claimsV3.ts';
import { claimV2 } from './claimV2.ts';
import { createClaimAdditionalDocument } from './createClaimAdditionalDocument.ts';
import { createClaimBike } from './createClaimBike.ts';
import { createClaimComment } from './createClaimComment.ts';
import { createClaimPaa } from './createClaimPaa.ts';
import { deleteClaimAdditionalDocument } from './deleteClaimAdditionalDocument.ts';
import { claimBatches } from './export/claim-batches.ts';
import { claimFileRules } from './files/claim-file-rules.ts';
import { retentionJobs } from './files/retention.ts';
import { claimArticlesV2 } from './lookups/claimArticlesV2.ts';
import { claimBrandsV2 } from './lookups/claimBrandsV2.ts';
import { claimCustomers } from './lookups/claimCustomers.ts';
import { claimProblems } from './lookups/claimProblems.ts';
import { claimSalesCustomers } from './lookups/claimSalesCustomers.ts';
import { claimStatus } from './lookups/claimStatus.ts';
import { claimUserCapabilities } from './lookups/claimUserCapabilities.ts';
import { dealerInformation } from './lookups/dealerInformation.ts';
import { isClaimVisible } from './records/claim.store.ts';
import { personalFields } from './records/claim-entity.ts';
import { updateClaimBike } from './updateClaimBike.ts';
import { updateClaimPaaV2 } from './updateClaimPaaV2.ts';
import { updateClaimStatus } from './updateClaimStatus.ts';

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
      claimsV3,
      claimV2,
      claimComments,
      claimAdditionalDocuments,
    },
    Mutation: {
      createClaimBike,
      createClaimPaa,
      updateClaimBike,
      updateClaimPaaV2,
      updateClaimStatus,
      createClaimComment,
      createClaimAdditionalDocument,
      deleteClaimAdditionalDocument,
    },
  },
  exports: [claimExport],
  batches: [claimBatches],
  routes: claimPaperRoutes,
  files: claimFileRules,
  history: {
    scopes: ['page.claim'],
    isVisible: (ctx, id) => isClaimVisible(ctx.db, viewerOf(ctx), id),
    isFieldVisible: async (ctx) => {
      const isAllowed = knowsConsumers(viewerOf(ctx));
      return (field) => isAllowed || !personalFields.includes(field);
    },
  },
  jobs: retentionJobs,
};
