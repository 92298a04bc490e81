import { late } from '#src/ui/late.tsx';

/** The filters in a file of their own: phones need them only when the sheet opens. */
export const LateFilterFields = late(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));
