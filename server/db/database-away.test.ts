import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  failure('57P01'),
  failure('57P03'),
  failure('08006'),
  failure('25006'),
  failure('ECONNREFUSED'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('the transaction failed', { cause: failure('ECONNRESET') }),
])('R13 %o means that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([failure('23505'), failure('40001'), failure('57014'), new Error('no'), null, 'away'])(
  '%o does not',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
