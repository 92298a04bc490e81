/** What the device has captured and the server does not have yet. */
export const pendingChangesScreens = {
  pendingChanges: () => import('./pending-changes.screen.tsx'),
};
