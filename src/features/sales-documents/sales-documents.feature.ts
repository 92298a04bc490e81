import type { ClientFeature } from '#src/crud/feature.ts';

/** Sales documents of the sales organisation (R069 to R074, U018, U298, U299). */
export const salesDocuments: ClientFeature = {
  screens: {
    salesDocuments: () => import('./document-list.screen.tsx'),
    salesDocumentsOf: () => import('./document-list.screen.tsx'),
    salesDocument: () => import('./document.screen.tsx'),
  },
  keptQueries: [
    'SalesDocumentTypes',
    'SalesDocumentsByGroup',
    'SalesDocumentsWithoutGroup',
    'SalesDocumentList',
    'SalesDocument',
  ],
};
