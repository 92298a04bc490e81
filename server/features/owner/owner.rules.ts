/** The role, and the group role with that one role, of people who administer everything. */
export const ownerRole = 'owner';

/** The permissions of owners, with the description of each when it is created. */
export const ownerPermissions: Readonly<Record<string, string>> = {
  'access.owner': 'Grant any permission; change roles and permissions of all organisations',
  'page.user-management': 'Users, roles, group roles, permissions',
  'page.user-management-us': 'Users, United States variant',
  'page.catalog': 'Catalog and its default landing',
  'page.catalog-analyze': 'Catalog analysis',
  'product-management.cud': 'Products of the portal: create, update, delete',
  'page.announcement': 'Announcements',
  'page.banner': 'Banners',
  'marketing-material.cud': 'Marketing material: create, update, delete',
  'page.marketing-material': 'Marketing material: read',
  'sales-document.cu': 'Sales documents: create, update',
  'page.sales-document': 'Sales documents: read',
  'news.cu': 'News: create, update',
  'page.news': 'News: read',
  'profile.update': 'Own profile and settings',
};

/** The name of the owner that a server creates automatically when it has no user at all. */
export const firstOwnerName = 'owner';
