/** The page of the portal that the error page for administrators belongs to, by code. */
export type ErrorPage =
  | 'announcements'
  | 'banners'
  | 'groupRoles'
  | 'news'
  | 'permissions'
  | 'roles'
  | 'users';

/** What the error page for administrators says, by code. */
export type ErrorMessage = 'noMarket' | 'noRecord';
