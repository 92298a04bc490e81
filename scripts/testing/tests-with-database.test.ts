import { expect, it } from 'vitest';
import { testsWithDatabase } from './tests-with-database.ts';

it('finds only tests that open a database, also through helpers', () => {
  const file = (path: string, ...imports: string[]) => ({
    ...{ path, text: '', imports, chunks: [] },
  });
  const files = [
    file('server/testing/database.ts', 'pg'),
    file('server/testing/app.ts', 'server/testing/database.ts'),
    file('server/a.test.ts', 'server/testing/app.ts'),
    file('scripts/b.test.ts', 'server/testing/database.ts', 'server/b.ts'),
    file('server/c.test.ts', 'server/b.ts'),
    file('src/d.test.ts', 'server/testing/app.ts'),
  ];
  expect(testsWithDatabase(files)).toEqual(['scripts/b.test.ts', 'server/a.test.ts']);
});
