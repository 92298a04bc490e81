import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

export const LazyRightsPreview = lazyWithMessages(async () => ({
  default: (await import('./rights-preview.tsx')).RightsPreview,
}));
