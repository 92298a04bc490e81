/**
 * The permissions to change users, rights and what everybody reads. Those of sales staff (page.orderlist,
 * page.catalog-analyze) are none of them, although their pages are below /admin.
 */
const adminScopes: ReadonlySet<string> = new Set([
  'access.owner',
  'marketing-material.cud',
  'news.cu',
  'page.announcement',
  'page.banner',
  'page.user-management',
  'page.user-management-us',
  'sales-document.cu',
]);

/** Whether a permission is one of administrators. */
export function isAdminScope(scope: string): boolean {
  return adminScopes.has(scope);
}
