import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import {
  type FeatureMenu,
  type GroupedLink,
  group,
  type MenuViewer,
} from '#src/ui/overlay/menu-link.ts';

export const salesDocumentsMenu: FeatureMenu = (viewer) => ({
  content: [group('sales-documents', msg`Sales documents`, 'document', entriesFor(viewer))],
});

/** Users who write them see the administration instead of what dealers read (B033). */
function entriesFor({ has }: MenuViewer): readonly GroupedLink[] {
  const writes = ['sales-document.cu'];
  const reads = ['page.sales-document'];
  if (writes.some(has))
    return [
      {
        id: 'sales-document-groups',
        title: msg`Groups`,
        to: paths.adminSalesDocumentGroups(),
        scopes: writes,
      },
      {
        id: 'sales-document-list',
        title: msg`Documents`,
        to: paths.adminSalesDocuments(),
        scopes: writes,
      },
    ];
  return [
    {
      id: 'sales-documents-general',
      title: msg`General`,
      to: paths.salesDocumentsOf('sales'),
      scopes: reads,
    },
    {
      id: 'sales-documents-technical',
      title: msg`Technical`,
      to: paths.salesDocumentsOf('technical'),
      scopes: reads,
    },
  ];
}
