/** The user's own settings (R051) and devices. */
export const profileScreens = {
  editProfile: () => import('./edit-profile.screen.tsx'),
  devices: () => import('./devices.screen.tsx'),
};
