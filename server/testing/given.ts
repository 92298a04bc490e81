import type { TestApp } from './app.ts';
import { buildersFor } from './generated/builders.ts';

/**
 * Builders of the records that a test needs, in sales organisation 2000 unless it says otherwise. Their fields
 * are the columns of the tables in camel case. A test names only what matters to it; the rest has defaults. Features
 * bring them in `testing/*.given.ts`.
 */
export const given = ({ db }: Pick<TestApp, 'db'>) => buildersFor(db);
