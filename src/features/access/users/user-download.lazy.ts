import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyUserDownload = lazyWithMessages(async () => ({
  default: (await import('./user-download.tsx')).UserDownload,
}));
