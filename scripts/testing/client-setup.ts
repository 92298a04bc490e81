import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// See patience.ts.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
