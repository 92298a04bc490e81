import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a value for everything in an empty environment', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: 'production',
    port: 3000,
    databaseUrl: null,
    basicAuth: { user: 'portal', password: 'portal' },
    accessTokenMinutes: 15,
    refreshTokenDays: 30,
    maxFeedBytes: 512 * 1024 * 1024,
    logLevel: 'info',
  });
  expect(config.files).toEqual({ kind: 'folder', folder: `${config.dataDir}/files` });
});

it('takes empty variables as unset and keeps colons in a password', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', PANNIER_BASIC_AUTH: 'shop:a:b' });
  expect(config).toMatchObject({ port: 3000, databaseUrl: null });
  expect(config.basicAuth).toEqual({ user: 'shop', password: 'a:b' });
});

it('names every wrong variable, but not the value of a secret', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      PANNIER_MODE: 'prod',
      PANNIER_ACCESS_TOKEN_MINUTES: '0',
      DATABASE_URL: 'mysql://root:secret@db',
    });
  expect(read).toThrow('PORT ("80a") is not a whole number');
  expect(read).toThrow('PANNIER_MODE ("prod") is not production, development or test');
  expect(read).toThrow('PANNIER_ACCESS_TOKEN_MINUTES ("0") is below 1');
  expect(read).toThrow('DATABASE_URL is not a postgres:// address');
  expect(read).not.toThrow('secret');
});

it('reads a bucket, and says what it lacks', () => {
  const bucket = { PANNIER_S3_BUCKET: 'shop', PANNIER_S3_ENDPOINT: 'http://127.0.0.1:9000' };
  expect(() => readConfig(bucket)).toThrow('needs PANNIER_S3_ACCESS_KEY_ID');
  const keys = { PANNIER_S3_ACCESS_KEY_ID: 'id', PANNIER_S3_SECRET_ACCESS_KEY: 'key' };
  expect(readConfig({ ...bucket, ...keys }).files).toEqual({
    kind: 's3',
    bucket: 'shop',
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1:9000',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
});
