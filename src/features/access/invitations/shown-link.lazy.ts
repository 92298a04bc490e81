import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyShownLink = lazyWithMessages(async () => ({
  default: (await import('./shown-link.tsx')).ShownLink,
}));
