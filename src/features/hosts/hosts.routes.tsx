/** What a stopped server leads to (R053). */
export const hostsScreens = { maintenance: () => import('./maintenance.screen.tsx') };
