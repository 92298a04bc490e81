import type { TestProject } from 'vitest/node';
import { prepareTestDatabases } from './database.ts';

/** Run once before the tests of a project with databases. */
export const setup = ({ config }: TestProject) =>
  prepareTestDatabases(config.env.TEST_DATABASE_URL);
