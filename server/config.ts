import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isProxyName, type TrustProxy } from './http/trusted-proxies.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where uploads and pictures are kept: a folder of this machine, or a bucket of any S3 service. */
export type FilesConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Null means Amazon's own. */
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** How mails are sent. */
export interface MailConfig {
  /** The mail server; null means mails become files in `mail/` of the data folder. */
  smtpUrl: string | null;
  /** The sender: an address, with or without a name. */
  from: string;
}

/** Where clamd, the virus scanner, listens. */
export interface ClamavAddress {
  host: string;
  port: number;
}

/** The account at Stripe that payments go to. */
export interface StripeConfig {
  secretKey: string;
  /** Signs the events that Stripe sends. */
  webhookSecret: string;
  /** Where its interface is; another one only in tests. */
  url: string;
}

/** Where Bike Index, a public register of stolen bikes, is asked. */
export interface BikeIndexConfig {
  url: string;
  /** The token of an application there; null asks without one. */
  key: string | null;
}

/** How payments are taken (docs/payments.md). */
export interface PaymentsConfig {
  /** The host name of the embedded provider's pages; null switches it off. */
  sandboxHost: string | null;
  /** Null: Stripe is not used. */
  stripe: StripeConfig | null;
}

/** Every setting of the server. */
export interface Config {
  /** `demo` is `production` with the demo distributor, its public logins and default secrets. */
  mode: 'production' | 'demo' | 'development' | 'test';
  port: number;
  hostAddress: string;
  /** Null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  files: FilesConfig;
  /** The folder files are kept in, or were before they were in a bucket. */
  filesDir: string;
  /** Credentials of the calls made before a login (O009, O011). */
  basicAuth: { user: string; password: string };
  /**
   * The token that authenticates the operator (PUT /server/status and the like); null means none is set.
   */
  operatorToken: string | null;
  /** A second operator token for commands on this machine; made by `start`, so null in the settings. */
  localOperatorToken: string | null;
  /** The secret that signs tokens; null means one that is generated once and kept in the database. */
  tokenSecret: string | null;
  /** Which proxies in front say the caller's address and protocol (X-Forwarded-…). */
  trustProxy: TrustProxy;
  /** Whether the operator has said so: behind a proxy that is not configured all users share its address. */
  isProxySet: boolean;
  /** Where browsers reach the hosts, `{host}` being the host's name; null: see publicOrigin. */
  publicUrl: string | null;
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /** The built client. */
  distDir: string;
  /** True tells browsers to unregister the app's service worker, because a broken one was released. */
  workerOff: boolean;
  mail: MailConfig;
  /** The contact for push services, a mailto: or https: address; null means the host's own (RFC 8292). */
  vapidSubject: string | null;
  /** Whether pushes may go to http addresses and this machine: a push service of a test. Never in production. */
  pushTestEndpoints: boolean;
  maxFeedBytes: number;
  /** Seconds after which a process whose event loop does not respond is ended; 0 for never. */
  watchdogSeconds: number;
  /** Whether costly calls have limits per user (decisions/022); only measurements go without. */
  callLimits: boolean;
  /** The passphrase that encrypts backups; null means none, unless the command names a file. */
  backupPassphrase: string | null;
  /** The clamd that looks at uploaded files; null means none does. */
  clamav: ClamavAddress | null;
  payments: PaymentsConfig;
  /** Null: Bike Index is not asked about frames. */
  bikeIndex: BikeIndexConfig | null;
  /** Complete feeds in this folder are imported while the server runs; null means none is watched. */
  feedDir: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );
const url = (pattern: RegExp, wanted: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, `is not ${wanted}`)));
const path = v.pipe(
  v.string(),
  v.transform((folder) => resolve(folder)),
);

const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'is under 32 characters')));

/** "1", "true" (one proxy), "10.0.0.0/8, loopback" or "false". */
const trustProxy = v.pipe(
  v.string(),
  v.transform((text): TrustProxy => {
    const word = text.trim().toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    return /^\d{1,2}$/.test(word) ? Number(word) : word.split(',').map((name) => name.trim());
  }),
  v.check(
    (trust) => !Array.isArray(trust) || trust.every(isProxyName),
    'is not true, false, a number of proxies, or a list of addresses, networks (10.0.0.0/8), loopback, linklocal, uniquelocal',
  ),
);

/** "clamd.example:3310". */
const clamav = v.pipe(
  v.string(),
  v.regex(/^(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i, 'is not of the form host:3310'),
  v.transform((text): ClamavAddress => {
    const colon = text.lastIndexOf(':');
    return {
      host: text.slice(0, colon).replace(/[[\]]/g, ''),
      port: Number(text.slice(colon + 1)),
    };
  }),
);

const environment = v.object({
  PANNIER_MODE: v.optional(
    v.picklist(
      ['production', 'demo', 'development', 'test'],
      'is not production, demo, development or test',
    ),
    'production',
  ),
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, 'a postgres:// address'),
  PANNIER_DATA_DIR: v.optional(path, `${root}data`),
  PANNIER_FILES_DIR: v.optional(path),
  PANNIER_DIST_DIR: v.optional(path, `${root}dist`),
  PANNIER_SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'is not on or off'), 'on'),
  PANNIER_BASIC_AUTH: v.optional(
    v.pipe(v.string(), v.regex(/^[^:]+:.+$/, 'is not of the form user:password')),
    'portal:portal',
  ),
  PANNIER_OPERATOR_TOKEN: secret,
  PANNIER_TOKEN_SECRET: secret,
  PANNIER_TRUST_PROXY: v.optional(trustProxy),
  PANNIER_PUBLIC_URL: url(
    /^https?:\/\/(\{host\}|[\w.-]+)(:\d{1,5})?$/,
    'an address such as https://{host} or https://portal.example:8443, without a path',
  ),
  PANNIER_ACCESS_TOKEN_MINUTES: v.optional(whole(1, 1_440), '15'),
  PANNIER_REFRESH_TOKEN_DAYS: v.optional(whole(1, 365), '30'),
  PANNIER_BACKUP_PASSPHRASE: v.optional(
    v.pipe(v.string(), v.minLength(12, 'is under 12 characters')),
  ),
  PANNIER_CLAMAV: v.optional(clamav),
  PANNIER_FEED_DIR: v.optional(path),
  PANNIER_MAX_FEED_MB: v.optional(whole(1, 1_000_000), '512'),
  PANNIER_WATCHDOG_SECONDS: v.optional(whole(0, 3_600)),
  PANNIER_CALL_LIMITS: v.optional(v.picklist(['on', 'off'], 'is not on or off')),
  PANNIER_LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is not fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  PANNIER_SMTP_URL: url(/^smtps?:\/\/[^\s]+$/, 'an smtp:// or smtps:// address'),
  PANNIER_MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^<>@,;:"\p{Cc}]+ <[^\s<>@,;:"]+@[\w.-]+>|[^\s<>@,;:"]+@[\w.-]+)$/u,
        'is not of the form portal@dealer.example or Portal <portal@dealer.example>',
      ),
    ),
  ),
  PANNIER_VAPID_SUBJECT: url(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'a mailto: or https:// address',
  ),
  PANNIER_PUSH_TEST_ENDPOINTS: v.optional(
    v.picklist(['true', 'false'], 'is not true or false'),
    'false',
  ),
  PANNIER_SANDBOX_PAYMENTS: v.optional(v.picklist(['on', 'off'], 'is not on or off')),
  PANNIER_SANDBOX_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not a domain in small letters'),
    ),
    'pay.localhost',
  ),
  PANNIER_STRIPE_SECRET_KEY: v.optional(v.string()),
  PANNIER_STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  PANNIER_STRIPE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+$/, 'is not an address without a path')),
    'https://api.stripe.com',
  ),
  PANNIER_BIKE_INDEX_URL: url(
    /^https?:\/\/[\w.-]+(:\d{1,5})?$/,
    'an address such as https://bikeindex.org, without a path',
  ),
  PANNIER_BIKE_INDEX_KEY: v.optional(v.string()),
  PANNIER_S3_BUCKET: v.optional(v.string()),
  PANNIER_S3_REGION: v.optional(v.string(), 'us-east-1'),
  PANNIER_S3_ENDPOINT: url(/^https?:\/\//, 'an http:// or https:// address'),
  PANNIER_S3_ACCESS_KEY_ID: v.optional(v.string()),
  PANNIER_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
});
type Settings = v.InferOutput<typeof environment>;

/** The environment variables of the server; every one is in deploy/env.example. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

/**
 * The server's settings from the environment; an empty variable counts as unset.
 * @throws naming every variable whose value cannot be used, and why
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = v.safeParse(environment, given);
  if (!read.success) throw new Error(`Wrong settings:\n${read.issues.map(complaint).join('\n')}`);
  const settings = read.output;
  // Tests make more calls than people, and stop in debuggers.
  const isTest = settings.PANNIER_MODE === 'test';
  const [user = '', ...password] = settings.PANNIER_BASIC_AUTH.split(':');
  return {
    mode: settings.PANNIER_MODE,
    port: settings.PORT,
    hostAddress: settings.HOST,
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.PANNIER_DATA_DIR,
    files: filesConfig(settings),
    filesDir: filesDir(settings),
    basicAuth: { user, password: password.join(':') },
    operatorToken: settings.PANNIER_OPERATOR_TOKEN ?? null,
    localOperatorToken: null,
    tokenSecret: settings.PANNIER_TOKEN_SECRET ?? null,
    trustProxy: settings.PANNIER_TRUST_PROXY ?? false,
    isProxySet: settings.PANNIER_TRUST_PROXY !== undefined,
    publicUrl: settings.PANNIER_PUBLIC_URL ?? null,
    accessTokenMinutes: settings.PANNIER_ACCESS_TOKEN_MINUTES,
    refreshTokenDays: settings.PANNIER_REFRESH_TOKEN_DAYS,
    distDir: settings.PANNIER_DIST_DIR,
    workerOff: settings.PANNIER_SERVICE_WORKER === 'off',
    mail: mailConfig(settings),
    vapidSubject: settings.PANNIER_VAPID_SUBJECT ?? null,
    pushTestEndpoints: pushTestEndpoints(settings),
    maxFeedBytes: settings.PANNIER_MAX_FEED_MB * 1024 * 1024,
    watchdogSeconds: settings.PANNIER_WATCHDOG_SECONDS ?? (isTest ? 0 : 10),
    callLimits: (settings.PANNIER_CALL_LIMITS ?? (isTest ? 'off' : 'on')) === 'on',
    backupPassphrase: settings.PANNIER_BACKUP_PASSPHRASE ?? null,
    clamav: settings.PANNIER_CLAMAV ?? null,
    payments: paymentsConfig(settings),
    bikeIndex: bikeIndexConfig(settings),
    feedDir: settings.PANNIER_FEED_DIR ?? null,
    logLevel: settings.PANNIER_LOG_LEVEL,
  };
}

/** Whether the server answers people it does not know: everywhere but at a developer's desk and in tests. */
export function isPublicMode(mode: Config['mode']): boolean {
  return mode === 'production' || mode === 'demo';
}

/** The PostgreSQL the tests shall run on; null means the embedded database. */
export function testDatabaseUrl(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.TEST_DATABASE_URL || null;
}

/** In production it would let any user make the server call its neighbors. */
function pushTestEndpoints(settings: Settings): boolean {
  const wanted = settings.PANNIER_PUSH_TEST_ENDPOINTS === 'true';
  if (wanted && isPublicMode(settings.PANNIER_MODE))
    throw new Error(
      'Wrong settings:\n  PANNIER_PUSH_TEST_ENDPOINTS is for development and tests only',
    );
  return wanted;
}

/** In production the embedded provider, which moves no money, must be asked for. */
function paymentsConfig(settings: Settings): PaymentsConfig {
  const isProduction = settings.PANNIER_MODE === 'production';
  const sandbox = settings.PANNIER_SANDBOX_PAYMENTS ?? (isProduction ? 'off' : 'on');
  const secretKey = settings.PANNIER_STRIPE_SECRET_KEY;
  const webhookSecret = settings.PANNIER_STRIPE_WEBHOOK_SECRET;
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    throw new Error(
      'Wrong settings:\n  PANNIER_STRIPE_SECRET_KEY and PANNIER_STRIPE_WEBHOOK_SECRET need each other',
    );
  return {
    sandboxHost: sandbox === 'on' ? settings.PANNIER_SANDBOX_HOST : null,
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, url: settings.PANNIER_STRIPE_URL }
        : null,
  };
}

function bikeIndexConfig(settings: Settings): BikeIndexConfig | null {
  const { PANNIER_BIKE_INDEX_URL: url, PANNIER_BIKE_INDEX_KEY: key = null } = settings;
  if (key && !url)
    throw new Error('Wrong settings:\n  PANNIER_BIKE_INDEX_KEY needs PANNIER_BIKE_INDEX_URL');
  return url ? { url, key } : null;
}

function mailConfig(settings: Settings): MailConfig {
  const smtpUrl = settings.PANNIER_SMTP_URL ?? null;
  const from = settings.PANNIER_MAIL_FROM;
  if (smtpUrl && !from)
    throw new Error('Wrong settings:\n  PANNIER_SMTP_URL needs PANNIER_MAIL_FROM');
  return { smtpUrl, from: from ?? 'Pannier <portal@localhost>' };
}

function filesDir(settings: Settings): string {
  return settings.PANNIER_FILES_DIR ?? resolve(settings.PANNIER_DATA_DIR, 'files');
}

function filesConfig(settings: Settings): FilesConfig {
  const bucket = settings.PANNIER_S3_BUCKET;
  if (!bucket) return { kind: 'folder', folder: filesDir(settings) };
  const accessKeyId = settings.PANNIER_S3_ACCESS_KEY_ID;
  const secretAccessKey = settings.PANNIER_S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      'Wrong settings:\n  PANNIER_S3_BUCKET needs PANNIER_S3_ACCESS_KEY_ID and PANNIER_S3_SECRET_ACCESS_KEY',
    );
  const region = settings.PANNIER_S3_REGION;
  const endpoint = settings.PANNIER_S3_ENDPOINT ?? null;
  return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey };
}

/** "PORT ("80a") is not a whole number"; values of secrets are not shown. */
function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  const shown = /SECRET|PASSPHRASE|OPERATOR_TOKEN|AUTH|DATABASE_URL|SMTP_URL/.test(name)
    ? ''
    : ` ("${issue.input}")`;
  return `  ${name}${shown} ${issue.message}`;
}
