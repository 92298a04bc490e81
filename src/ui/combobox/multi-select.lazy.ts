import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyMultiSelect = lazyWithMessages(async () => ({
  default: (await import('./multi-select.tsx')).MultiSelect,
}));
