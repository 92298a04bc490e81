import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyRightsPreview = lazyWithMessages(async () => ({
  default: (await import('./rights-preview.tsx')).RightsPreview,
}));
