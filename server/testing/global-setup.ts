import { prepareTestDatabases } from './database.ts';

/** Run once before the server's tests. */
export const setup = prepareTestDatabases;
