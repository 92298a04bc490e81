import { vi } from 'vitest';

// On a busy machine an expected result may take longer than vitest's default of one second.
const { waitFor } = vi;
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options);
