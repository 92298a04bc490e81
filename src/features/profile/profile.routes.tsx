/** The user's own settings (R051). */
export const profileScreens = { editProfile: () => import('./edit-profile.screen.tsx') };
