import { fileRules } from '#server/files/file-rules.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { inspectionFiles } from '#shared/inspections/inspection.rules.ts';
import { checklists } from './checklists-on-device.ts';
import { claimPDI } from './claimPDI.ts';
import { claimPDIChecklist } from './claimPDIChecklist.ts';
import { claimPDIs } from './claimPDIs.ts';
import { createClaimPDI } from './createClaimPDI.ts';
import { deletePDI } from './deletePDI.ts';
import { pdiBatches } from './export/pdi-batches.ts';
import { inspectionExport } from './inspection-export.ts';
import { inspectionPaperRoutes } from './inspection-paper.routes.ts';
import { isPdiVisible } from './pdi.store.ts';
import { restorePDI } from './restorePDI.ts';
import { updatePDI } from './updatePDI.ts';

const scopes = ['page.pdi'];

export const inspections: Feature = {
  name: 'inspections',
  resolvers: {
    Query: { claimPDIChecklist, claimPDIs, claimPDI },
    Mutation: { createClaimPDI, updatePDI, deletePDI, restorePDI },
    FramesOnDevice: { checklists },
  },
  exports: [inspectionExport],
  batches: [pdiBatches],
  routes: inspectionPaperRoutes,
  files: [
    fileRules({
      purpose: inspectionFiles.purpose,
      types: ['image'],
      maxBytes: inspectionFiles.maxBytes,
      scopes,
      mayRead: isPdiVisible,
    }),
  ],
  history: { scopes, isVisible: (ctx, id) => isPdiVisible(ctx.db, viewerOf(ctx), id) },
};
