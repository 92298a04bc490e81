import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** The filters in a file of their own: phones need them only when the sheet opens. */
export const DeferredFilterFields = lazyWithMessages(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));
