/** The inbox of what was sent to the user. */
export const notificationsScreens = {
  notifications: () => import('./inbox.screen.tsx'),
};
