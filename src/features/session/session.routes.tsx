/** The login page (R052), outside the frame of the app. */
export const sessionScreens = { login: () => import('./login.screen.tsx') };
