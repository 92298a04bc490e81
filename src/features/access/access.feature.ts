import type { ClientFeature } from '#src/crud/feature.ts';

/** Users, roles, group roles and permissions (R086 to R103). */
export const access: ClientFeature = {
  screens: {
    createUsers: () => import('./import/create-users.screen.tsx'),
  },
};
