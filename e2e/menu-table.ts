/** The specification's menu: each entry with the permissions of which one shows it (0§2, 1§2, 2§2). */
const entries: readonly (readonly [path: string, ...permissions: string[]])[] = [
  ['/offline-catalog', 'page.catalog'],
  ['/catalog', 'page.catalog'],
  ['/cart', 'cart.display-order-qty'],
  ['/order', 'page.order-status'],
  ['/invoice/open-invoice', 'page.invoice-status'],
  ['/invoice/invoice-list', 'page.invoice-status'],
  ['/payment', 'page.payment-request'],
  ['/claim', 'page.claim'],
  ...(['/frame', '/frame-stock', '/recall'] as const).map(
    (path) => [path, 'page.claim', 'page.pdi', 'page.customer-sales-report'] as const,
  ),
  ['/pdi', 'page.pdi'],
  ['/retail-sales', 'page.customer-sales-report'],
  ['/bonus-dealer', 'page.bonus-dealer'],
  ['/sales-overview', 'page.dashboard'],
  ['/sales-area', 'page.sales-area'],
  ['/click-collect', 'page.click-collect'],
  ['/download-area', 'page.download-area'],
  ['/upload-area', 'page.upload-area'],
  ['/3rd-party/catalog', 'page.3rdpartycatalog'],
  ['/3rd-party/order', 'page.3rdpartyorder'],
  ['/3rd-party/article-maintenance', 'page.3rdpartyarticlemaintenance'],
  ['/visit-form/polygon', 'page.formvisit'],
  ['/visit-form/wim', 'page.formvisit'],
  ['/admin/catalog-analyze', 'page.catalog-analyze'],
  ['/admin/order-confirmation', 'page.orderlist'],
  ['/admin/users', 'page.user-management', 'page.user-management-us'],
  ['/admin/roles', 'page.user-management'],
  ['/admin/group-roles', 'page.user-management'],
  ['/admin/permissions', 'page.user-management'],
  ['/admin/announcements', 'page.announcement'],
  ['/admin/banners', 'page.banner'],
  ['/admin/audit', 'page.user-management'],
  ['/admin/customer-inquiries', 'page.user-management', 'page.user-management-us'],
  ['/user/edit-profile', 'profile.update'],
  ['/company/users', 'company.users'],
  ['/pending-changes', 'cart.display-order-qty', 'consumer-voice.submit'],
];

/** Content: those who write it see other entries than those who read it (B033). */
const content: readonly (readonly [
  writing: string,
  admin: string[],
  reading: string,
  user: string[],
])[] = [
  [
    'marketing-material.cud',
    ['/admin/marketing-material/category', '/admin/marketing-material/image'],
    'page.marketing-material',
    ['/marketing-material/brand-assets', '/marketing-material/product-lineup'],
  ],
  [
    'sales-document.cu',
    ['/admin/sales-document/group', '/admin/sales-document/list'],
    'page.sales-document',
    ['/sales-document/sales', '/sales-document/technical'],
  ],
  ['news.cu', ['/admin/news'], 'page.news', ['/news']],
];

/**
 * The paths of pages that a menu shows to the holder of these permissions.
 * @param absent what the host leaves out
 */
export function menuPaths(
  permissions: readonly string[],
  absent: readonly string[] = [],
): string[] {
  const has = (permission: string) => permissions.includes(permission);
  return [
    '/',
    ...(has('page.catalog') && has('cart.display-order-qty') ? ['/catalog/fast-order'] : []),
    ...entries.filter(([, ...any]) => any.some(has)).map(([path]) => path),
    ...content.flatMap(([writing, admin, reading, user]) =>
      has(writing) ? admin : has(reading) ? user : [],
    ),
  ]
    .filter((path) => !absent.includes(path))
    .sort();
}
