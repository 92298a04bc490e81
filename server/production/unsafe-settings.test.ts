import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { unsafeSettings } from './unsafe-settings.ts';

const good = {
  PANNIER_BASIC_AUTH: 'shop:Xk29-vela-77',
  PANNIER_OPERATOR_TOKEN: 'q9Vb3xLk2ZtR8mWc5YhJ7dNfPaSgUeTi',
};
const faults = (env: Record<string, string>) => unsafeSettings(readConfig({ ...good, ...env }));

it('accepts own secrets and those stored in the database', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ PANNIER_OPERATOR_TOKEN: '' })).toEqual([]);
});

it.each([
  ['PANNIER_BASIC_AUTH', ''],
  ['PANNIER_BASIC_AUTH', 'portal:portal'],
  ['PANNIER_OPERATOR_TOKEN', 'x'.repeat(40)],
  ['PANNIER_OPERATOR_TOKEN', 'operator-token-of-at-least-32-chars'],
  ['PANNIER_TOKEN_SECRET', 'change-me-change-me-change-me-1234567'],
  ['DATABASE_URL', 'postgres://pannier:pannier@db/pannier'],
  ['DATABASE_URL', 'postgres://shop:shop@db/pannier'],
  ['DATABASE_URL', 'postgres://shop:p%6Fstgres@db/pannier'],
  ['DATABASE_URL', 'postgres://shop:@db/pannier'],
])('refuses %s "%s" and names it', (name, value) => {
  expect(faults({ [name]: value })).toEqual([expect.stringContaining(name)]);
});

it('rejects default keys of file stores', () => {
  const s3 = { PANNIER_S3_BUCKET: 'b', PANNIER_S3_ACCESS_KEY_ID: 'minioadmin' };
  const named = [expect.stringContaining('PANNIER_S3_SECRET_ACCESS_KEY')];
  expect(faults({ ...s3, PANNIER_S3_SECRET_ACCESS_KEY: 'minioadmin' })).toEqual(named);
  expect(faults({ ...s3, PANNIER_S3_SECRET_ACCESS_KEY: 'hL2p-own-key' })).toEqual([]);
});

it('does not show the values', () => {
  const said = faults({ DATABASE_URL: 'postgres://shop:shop@db/p', PANNIER_BASIC_AUTH: '' });
  expect(said.join()).not.toContain('shop');
});

it('accepts a database with another kind of authentication', () => {
  expect(faults({ DATABASE_URL: 'postgres://pannier@/pannier?host=/run/postgresql' })).toEqual([]);
  expect(faults({ DATABASE_URL: 'postgres://shop:Xk29-vela-77@db/pannier' })).toEqual([]);
});
