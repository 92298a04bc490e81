import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyUserAccount = lazyWithMessages(async () => ({
  default: (await import('./user-account.tsx')).UserAccount,
}));
