/** The page of the portal that the error page for administrators belongs to, by code. */
export type ErrorPage = 'groupRoles' | 'permissions' | 'roles' | 'users';

/** What the error page for administrators says, by code. */
export type ErrorMessage = 'noMarket' | 'noRecord';
