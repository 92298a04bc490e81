import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

export const LazyRightsPreview = lazyWithMessages(async () => ({
  default: (await import('../../why/rights-preview.tsx')).RightsPreview,
}));

export const LazyUserAccount = lazyWithMessages(async () => ({
  default: (await import('./user-account.tsx')).UserAccount,
}));
