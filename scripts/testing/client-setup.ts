import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// See test-timeouts.ts.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
