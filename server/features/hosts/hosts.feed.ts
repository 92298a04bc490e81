import * as v from 'valibot';
import {
  type CellType,
  character,
  int,
  listOf,
  pattern,
  quote,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { country, locale, sorg } from '#server/feeds/common-columns.ts';
import {
  type Entry,
  type FeedFile,
  type FileRun,
  feedFile,
  optional,
  required,
} from '#server/feeds/feed-file.ts';
import { precisions } from '#server/feeds/precisions.store.ts';
import { webAddress } from '#server/feeds/web-address.ts';
import { isTimeZone } from '#shared/days.ts';
import { featureFlags, hostSettings } from '#shared/host-config.ts';
import { pricedSorgs } from './priced-sorgs.store.ts';

const settings = v.strictObject({
  ...hostSettings.entries,
  flags: v.optional(v.strictObject(featureFlags.entries)),
});

/** A JSON object with fields of the host configuration; what it leaves out stays the default. */
const hostConfigJson: CellType<object> = {
  sql: 'jsonb',
  read(cell) {
    let json: unknown;
    try {
      json = JSON.parse(cell);
    } catch (error) {
      return new Wrong('BAD_JSON', `${quote(cell)} is not JSON: ${(error as Error).message}`);
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return new Wrong('BAD_JSON', `${quote(cell)} is not a JSON object`);
    const checked = v.safeParse(settings, json);
    if (checked.success) return json;
    const [issue] = checked.issues;
    const field = v.getDotPath(issue);
    return issue.type === 'strict_object' && issue.expected === 'never'
      ? new Wrong('NOT_ALLOWED', `there is no host setting "${field}"`)
      : new Wrong('NOT_ALLOWED', `the host setting "${field}" is ${issue.received}`);
  },
};

/** A time zone of the IANA's database. */
const timeZone: CellType<string> = {
  sql: 'text',
  read: (cell) =>
    isTimeZone(cell)
      ? cell
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is no time zone such as Europe/Berlin`),
};

const salesOrgs = feedFile({
  name: 'sales_orgs.csv',
  table: 'sales_org',
  key: ['sorg'],
  columns: {
    sorg: required(pattern(/^\w{1,10}$/, 'at most 10 letters and digits')),
    name: required(text()),
    country: required(country),
    currency: required(pattern(/^[A-Z]{3}$/, 'a currency code of three capitals')),
    precision: required(int(0, 3)),
    symbol: required(text(10)),
    thousandSeparator: required(character),
    decimalSeparator: required(character),
    merchantName: required(text()),
    url1: optional(webAddress, { empty: '' }),
    url2: optional(webAddress, { empty: '' }),
    url3: optional(webAddress, { empty: '' }),
    timeZone: optional(timeZone, { empty: 'UTC' }),
  },
  prepare: keepPrecision,
});

/** Amounts are stored in the smallest unit, so the decimals cannot change under them. */
async function keepPrecision(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const present = await precisions(db);
  const changed = batch.filter(
    ({ row }) => row.precision !== undefined && row.precision !== present.get(String(row.sorg)),
  );
  const priced = await pricedSorgs(
    db,
    changed.map(({ row }) => String(row.sorg)),
  );
  for (const { line, row } of changed)
    if (priced.has(String(row.sorg)))
      tell(
        line,
        'precision',
        'NOT_ALLOWED',
        `prices with ${present.get(String(row.sorg))} decimals exist`,
      );
}

const hosts = feedFile({
  name: 'hosts.csv',
  table: 'host',
  key: ['host'],
  columns: {
    host: required(pattern(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/, 'a domain in small letters')),
    sorg,
    webTitle: required(text()),
    languages: required(listOf(locale)),
    config: optional(hostConfigJson, { empty: {} }),
  },
});

/** The files of a feed that this feature reads. */
export const hostsFeed: readonly FeedFile[] = [salesOrgs, hosts];
