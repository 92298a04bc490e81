import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// See test-timeouts.ts.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// jsdom has no media queries: the window is a phone's unless a test says otherwise.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
