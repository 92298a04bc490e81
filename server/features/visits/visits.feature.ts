import { fileRules } from '#server/files/file-rules.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { visitPhotos } from '#shared/visits/visit-values.rules.ts';
import { createFormVisit } from './createFormVisit.ts';
import { deleteFormVisit } from './deleteFormVisit.ts';
import { formVisits } from './formVisits.ts';
import { formVisitOptionsByBrand } from './lookups/formVisitOptionsByBrand.ts';
import { formVisitSalesCustomers } from './lookups/formVisitSalesCustomers.ts';
import { isVisitVisible } from './records/visit.store.ts';
import { restoreFormVisit } from './restoreFormVisit.ts';
import { updateFormVisit } from './updateFormVisit.ts';
import { visitExport } from './visit-export.ts';
import { visitFilesRoutes } from './visit-files.routes.ts';

const scopes = ['page.formvisit'];

/** Visits to shops by sales staff and dealers. */
export const visits: Feature = {
  name: 'visits',
  resolvers: {
    Query: { formVisits, formVisitOptionsByBrand, formVisitSalesCustomers },
    Mutation: { createFormVisit, updateFormVisit, deleteFormVisit, restoreFormVisit },
  },
  exports: [visitExport],
  routes: visitFilesRoutes,
  files: [
    fileRules({
      purpose: visitPhotos.purpose,
      types: ['image'],
      maxBytes: visitPhotos.maxBytes,
      quota: { files: 500, bytes: 2_000_000_000 },
      scopes,
      mayRead: isVisitVisible,
    }),
  ],
  history: { scopes, isVisible: (ctx, id) => isVisitVisible(ctx.db, viewerOf(ctx), id) },
};
