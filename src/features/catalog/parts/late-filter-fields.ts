import { lazy } from 'react';

/** The filters in a file of their own: phones need them only when the sheet opens. */
export const LateFilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));
