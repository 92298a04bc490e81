import { lazyWithMessages } from '../state/lazy-with-messages.tsx';

/** The file field for pages that show it late; put a `Suspense` around it. */
export const LazyFileField = lazyWithMessages(async () => ({
  default: (await import('./file-field.tsx')).FileField,
}));
