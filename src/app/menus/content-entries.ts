import { msg } from '@lingui/core/macro';
import { group, type MenuEntry, type MenuViewer } from '#src/ui/overlay/menu-link.ts';
import { paths } from '../paths.ts';

type GroupEntries = Parameters<typeof group>[3];

/**
 * The entries of content for dealers. Users who write content see its administration instead (B033, B037).
 */
export function content(viewer: MenuViewer): MenuEntry[] {
  const { has, flags } = viewer;
  return [
    group('marketing', msg`Marketing material`, 'marketing', marketing(viewer)),
    group('sales-documents', msg`Sales documents`, 'document', salesDocuments(viewer)),
    ...(flags.NEWS
      ? [
          {
            id: 'news',
            title: msg`News`,
            icon: 'news',
            to: has('news.cu') ? paths.adminNews() : paths.news(),
            scopes: ['news.cu', 'page.news'],
            key: 'n',
          } as const,
        ]
      : []),
  ];
}

function marketing({ has }: MenuViewer): GroupEntries {
  const writes = ['marketing-material.cud'];
  const reads = ['page.marketing-material'];
  if (writes.some(has))
    return [
      {
        id: 'marketing-categories',
        title: msg`Categories`,
        to: paths.adminMarketingCategories(),
        scopes: writes,
      },
      {
        id: 'marketing-pictures',
        title: msg`Pictures`,
        to: paths.adminMarketingImages(),
        scopes: writes,
      },
    ];
  return [
    {
      id: 'brand-assets',
      title: msg`Brand assets`,
      to: paths.marketingMaterialOf('brand-assets'),
      scopes: reads,
    },
    {
      id: 'product-lineup',
      title: msg`Product lineup`,
      to: paths.marketingMaterialOf('product-lineup'),
      scopes: reads,
    },
  ];
}

function salesDocuments({ has }: MenuViewer): GroupEntries {
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
