import type { ClientFeature } from '#src/crud/feature.ts';

/** Sales documents of the sales organisation (R069 to R074, R113 to R119, U018, U298, U299, U316, U317). */
export const salesDocuments: ClientFeature = {
  screens: {
    salesDocuments: () => import('./document-list.screen.tsx'),
    salesDocumentsOf: () => import('./document-list.screen.tsx'),
    salesDocument: () => import('./document.screen.tsx'),
    adminSalesDocumentGroups: () => import('./write/group-list.screen.tsx'),
    createSalesDocumentGroup: () => import('./write/group.screen.tsx'),
    editSalesDocumentGroup: () => import('./write/group.screen.tsx'),
    adminSalesDocuments: () => import('./write/document-writing-list.screen.tsx'),
    createSalesDocument: () => import('./write/document-writing.screen.tsx'),
    editSalesDocument: () => import('./write/document-writing.screen.tsx'),
  },
  keptQueries: [
    'SalesDocumentTypes',
    'SalesDocumentsByGroup',
    'SalesDocumentsWithoutGroup',
    'SalesDocumentList',
    'SalesDocument',
  ],
};
