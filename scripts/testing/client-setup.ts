import 'fake-indexeddb/auto';
import { threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// See test-timeouts.ts.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// jsdom has no media queries: the window is a phone's unless a test says otherwise.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

// The threads of other test files are not tabs of this one's browser.
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};
