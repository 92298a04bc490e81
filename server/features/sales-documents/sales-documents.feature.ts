import {
  cleanItemTexts,
  contentExportRoutes,
  isHistorySeen,
} from '#server/features/content/content.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { createSalesDocument } from './createSalesDocument.ts';
import { createSalesDocumentGroup } from './createSalesDocumentGroup.ts';
import { deleteSalesDocument } from './deleteSalesDocument.ts';
import { deleteSalesDocumentGroup } from './deleteSalesDocumentGroup.ts';
import { restoreSalesDocument } from './restoreSalesDocument.ts';
import { salesDocumentsFeed } from './sales-documents.feed.ts';
import { salesDocument } from './salesDocument.ts';
import { salesDocumentGroup } from './salesDocumentGroup.ts';
import { salesDocumentGroups } from './salesDocumentGroups.ts';
import { salesDocumentGroupsWithDocuments } from './salesDocumentGroupsWithDocuments.ts';
import { salesDocuments as documentList } from './salesDocuments.ts';
import { salesDocumentsWithoutGroup } from './salesDocumentsWithoutGroup.ts';
import { updateSalesDocument } from './updateSalesDocument.ts';
import { updateSalesDocumentGroup } from './updateSalesDocumentGroup.ts';

export const salesDocuments: Feature = {
  name: 'sales-documents',
  routes: contentExportRoutes('sales-documents', 'sales_document', salesDocumentsFeed),
  resolvers: {
    Query: {
      salesDocuments: documentList,
      salesDocumentsWithoutGroup,
      salesDocument,
      salesDocumentGroups,
      salesDocumentGroupsWithDocuments,
      salesDocumentGroup,
    },
    Mutation: {
      createSalesDocument,
      updateSalesDocument,
      deleteSalesDocument,
      restoreSalesDocument,
      createSalesDocumentGroup,
      updateSalesDocumentGroup,
      deleteSalesDocumentGroup,
    },
    SalesDocument: cleanItemTexts,
  },
  history: {
    scopes: ['sales-document.cu'],
    isVisible: (ctx, id) => isHistorySeen(ctx.db, viewerOf(ctx), 'sales_document', id),
  },
};
