import type { ClientFeature } from '#src/crud/feature.ts';

/** The public inquiry of strangers who want to become customers, and its list for staff. */
export const inquiry: ClientFeature = {
  screens: {
    newCustomerInquiry: () => import('./inquiry.screen.tsx'),
    customerInquiries: () => import('./inquiry-list.screen.tsx'),
  },
  hiddenInShowroom: true,
};
