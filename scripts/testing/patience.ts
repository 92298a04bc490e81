import { vi } from 'vitest';

// What is awaited comes in its time: on a busy machine it takes longer than vitest's second.
const { waitFor } = vi;
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options);
