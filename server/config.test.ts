import { expect, it } from 'vitest';
import { isPublicMode, readConfig } from './config.ts';

it('has defaults for an empty environment', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: 'production',
    port: 3000,
    databaseUrl: null,
    basicAuth: { user: 'portal', password: 'portal' },
    accessTokenMinutes: 15,
    refreshTokenDays: 30,
    maxFeedBytes: 512 * 1024 * 1024,
    callLimits: true,
    watchdogSeconds: 10,
    logLevel: 'info',
  });
  expect(config.files).toEqual({ kind: 'folder', folder: `${config.dataDir}/files` });
});

it('counts the demo as public, but not development and tests', () => {
  const modes = ['production', 'demo', 'development', 'test'] as const;
  expect(modes.filter(isPublicMode)).toEqual(['production', 'demo']);
});

it('treats empty variables as unset and keeps password colons', () => {
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
  expect(read).toThrow('PANNIER_MODE ("prod") is not production, demo, development or test');
  expect(read).toThrow('PANNIER_ACCESS_TOKEN_MINUTES ("0") is below 1');
  expect(read).toThrow('DATABASE_URL is not a postgres:// address');
  expect(read).not.toThrow('secret');
});

it('requires a strong operator token and hides a rejected one', () => {
  expect(readConfig({}).operatorToken).toBeNull();
  const token = 'o'.repeat(32);
  expect(readConfig({ PANNIER_OPERATOR_TOKEN: token }).operatorToken).toBe(token);
  const read = () => readConfig({ PANNIER_OPERATOR_TOKEN: 'too-short' });
  expect(read).toThrow('PANNIER_OPERATOR_TOKEN is under 32 characters');
  expect(read).not.toThrow('too-short');
});

it('requires a sender for a mail server and hides its password', () => {
  const smtp = { PANNIER_SMTP_URL: 'smtp://portal:secret@mail.example:587' };
  expect(readConfig({}).mail).toEqual({ smtpUrl: null, from: 'Pannier <portal@localhost>' });
  expect(() => readConfig(smtp)).toThrow('PANNIER_SMTP_URL needs PANNIER_MAIL_FROM');
  const from = 'Dealer portal <portal@dealer.example>';
  expect(readConfig({ ...smtp, PANNIER_MAIL_FROM: from }).mail).toEqual({
    smtpUrl: smtp.PANNIER_SMTP_URL,
    from,
  });
  for (const wrong of ['portal', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
    expect(() => readConfig({ PANNIER_MAIL_FROM: wrong })).toThrow('PANNIER_MAIL_FROM');
  const http = { PANNIER_SMTP_URL: 'http://portal:secret@mail.example' };
  expect(() => readConfig(http)).toThrow('PANNIER_SMTP_URL is not an smtp://');
});

it('reads a bucket and names its missing settings', () => {
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

it.each([
  [undefined, false],
  ['false', false],
  ['true', true],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['loopback,2001:db8::/32', ['loopback', '2001:db8::/32']],
])('reads PANNIER_TRUST_PROXY %j', (PANNIER_TRUST_PROXY, trust) => {
  expect(readConfig({ PANNIER_TRUST_PROXY }).trustProxy).toEqual(trust);
});

it.each(['yes', '10.0.0.0/33', '10.0.0', '127.0.0.1,', '::1/129', 'a/8', '-1'])(
  'refuses PANNIER_TRUST_PROXY %j',
  (PANNIER_TRUST_PROXY) => {
    expect(() => readConfig({ PANNIER_TRUST_PROXY })).toThrow(/PANNIER_TRUST_PROXY .* is not true/);
  },
);

it('offers the embedded payment provider outside production only', () => {
  expect(readConfig({}).payments).toEqual({ sandboxHost: null, stripe: null });
  expect(readConfig({ PANNIER_MODE: 'demo' }).payments.sandboxHost).toBe('pay.localhost');
  const wanted = { PANNIER_SANDBOX_PAYMENTS: 'on', PANNIER_SANDBOX_HOST: 'pay.dealer.example' };
  expect(readConfig(wanted).payments.sandboxHost).toBe('pay.dealer.example');
  const off = { PANNIER_MODE: 'test', PANNIER_SANDBOX_PAYMENTS: 'off' };
  expect(readConfig(off).payments.sandboxHost).toBeNull();
});

it('requires both secrets of Stripe and hides them', () => {
  const secrets = {
    PANNIER_STRIPE_SECRET_KEY: 'sk-hidden',
    PANNIER_STRIPE_WEBHOOK_SECRET: 'whsec-hidden',
  };
  expect(readConfig(secrets).payments.stripe).toEqual({
    secretKey: 'sk-hidden',
    webhookSecret: 'whsec-hidden',
    url: 'https://api.stripe.com',
  });
  const half = () => readConfig({ PANNIER_STRIPE_SECRET_KEY: 'sk-hidden' });
  expect(half).toThrow('PANNIER_STRIPE_SECRET_KEY and PANNIER_STRIPE_WEBHOOK_SECRET');
  expect(half).not.toThrow('sk-hidden');
});

it('asks Bike Index only with an address', () => {
  expect(readConfig({}).bikeIndex).toBeNull();
  const url = { PANNIER_BIKE_INDEX_URL: 'https://bikeindex.org' };
  expect(readConfig(url).bikeIndex).toEqual({ url: 'https://bikeindex.org', key: null });
  const key = { PANNIER_BIKE_INDEX_KEY: 'key-hidden' };
  expect(readConfig({ ...url, ...key }).bikeIndex?.key).toBe('key-hidden');
  expect(() => readConfig(key)).toThrow('PANNIER_BIKE_INDEX_KEY needs PANNIER_BIKE_INDEX_URL');
  const withPath = { PANNIER_BIKE_INDEX_URL: 'https://bikeindex.org/api' };
  expect(() => readConfig(withPath)).toThrow('without a path');
});
