import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Calls a function outside the request that happens to run. For loads and statements that several
 * requests share: they belong to none of them, neither in the logs nor when one of them is given up.
 */
export const outside = AsyncLocalStorage.snapshot();
