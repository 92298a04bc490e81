import { msg } from '@lingui/core/macro';
import { group, type MenuEntry, type MenuViewer } from '#src/ui/menu-link.ts';
import { paths } from '../paths.ts';

/**
 * The entries of content for dealers. Users who write content see its administration instead (B033, B037).
 */
export function content({ has, flags }: MenuViewer): MenuEntry[] {
  const writesMarketing = ['marketing-material.cud'];
  const readsMarketing = ['page.marketing-material'];
  const writesSales = ['sales-document.cu'];
  const readsSales = ['page.sales-document'];
  return [
    group(
      'marketing',
      msg`Marketing material`,
      'marketing',
      writesMarketing.some(has)
        ? [
            {
              id: 'marketing-categories',
              title: msg`Categories`,
              to: paths.adminMarketingCategories(),
              scopes: writesMarketing,
            },
            {
              id: 'marketing-pictures',
              title: msg`Pictures`,
              to: paths.adminMarketingImages(),
              scopes: writesMarketing,
            },
          ]
        : [
            {
              id: 'brand-assets',
              title: msg`Brand assets`,
              to: paths.marketingMaterialOf('brand-assets'),
              scopes: readsMarketing,
            },
            {
              id: 'product-lineup',
              title: msg`Product lineup`,
              to: paths.marketingMaterialOf('product-lineup'),
              scopes: readsMarketing,
            },
          ],
    ),
    group(
      'sales-documents',
      msg`Sales documents`,
      'document',
      writesSales.some(has)
        ? [
            {
              id: 'sales-document-groups',
              title: msg`Groups`,
              to: paths.adminSalesDocumentGroups(),
              scopes: writesSales,
            },
            {
              id: 'sales-document-list',
              title: msg`Documents`,
              to: paths.adminSalesDocuments(),
              scopes: writesSales,
            },
          ]
        : [
            {
              id: 'sales-documents-general',
              title: msg`General`,
              to: paths.salesDocumentsOf('sales'),
              scopes: readsSales,
            },
            {
              id: 'sales-documents-technical',
              title: msg`Technical`,
              to: paths.salesDocumentsOf('technical'),
              scopes: readsSales,
            },
          ],
    ),
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
