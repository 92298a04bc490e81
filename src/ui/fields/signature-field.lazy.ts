import { lazyWithMessages } from '../state/lazy-with-messages.tsx';

/** The signature field for pages that show it late; put a `Suspense` around it. */
export const LazySignatureField = lazyWithMessages(async () => ({
  default: (await import('./signature-field.tsx')).SignatureField,
}));
