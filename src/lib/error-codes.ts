/** The page of the portal that the error page for administrators belongs to, by code. */
export type ErrorPage =
  | 'announcements'
  | 'banners'
  | 'groupRoles'
  | 'marketingCategories'
  | 'marketingMaterial'
  | 'news'
  | 'permissions'
  | 'roles'
  | 'salesDocumentGroups'
  | 'salesDocuments'
  | 'users';

/** What the error page for administrators says, by code. */
export type ErrorMessage = 'noMarket' | 'noRecord';
