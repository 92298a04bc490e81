// Measures the product and prints tables; passes no verdict but says which budget is exceeded.
//   npm run bench                          everything, one after the other (half a day)
//   npm run bench -- size http 10000       only these; a number belongs to the name before it
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/start/ensure-built.ts';
import { runScript } from '../scripts/testing/server.ts';
import { benchAccess } from './access.ts';
import { benchAccessInvite } from './access-invite.ts';
import { benchAccessRevoked } from './access-revoked.ts';
import { benchAudit } from './audit.ts';
import { benchBackup } from './backup.ts';
import { benchCartTyping } from './cart-typing.ts';
import { benchClaims } from './claims/claims.ts';
import { benchClaimsDevice } from './claims/device.ts';
import { benchContent } from './content/content.ts';
import { benchCustomers } from './customers.ts';
import { benchDevice } from './device.ts';
import { benchDownloads } from './downloads.ts';
import { benchFigures } from './figures/figures.ts';
import { benchFrameScan } from './frame-scan.ts';
import { benchFuzz } from './fuzz.ts';
import { benchHostile } from './hostile.ts';
import { benchHttp } from './http.ts';
import { benchImports } from './imports.ts';
import { benchInquiry } from './inquiry/inquiry.ts';
import { benchKills } from './kills.ts';
import { benchAreas, benchLighthouse } from './lighthouse.ts';
import { benchList } from './list.ts';
import { benchLocaleSwitch } from './locale-switch.ts';
import { benchMoney } from './money/money.ts';
import { benchOrdering } from './ordering.ts';
import { benchPeers } from './peers/peers.ts';
import { benchPush } from './push.ts';
import { benchRange } from './range/range.ts';
import { benchRestart } from './restart.ts';
import { benchSalesSend } from './sales-send.ts';
import { benchScroll } from './scroll.ts';
import { benchSends } from './sends.ts';
import { benchSerials } from './serials.ts';
import { benchSerialsImport } from './serials-import.ts';
import { benchServerKills } from './server-kills.ts';
import { benchSimulate } from './simulate.ts';
import { benchUpload } from './upload.ts';
import { benchVisitsDevice } from './visits/device.ts';
import { benchVisits } from './visits/visits.ts';
import { withImported, withPortal } from './with-portal.ts';

const small = ['--articles', '900', '--dealers', '30'];

/** The slug of a bicycle of the United States. */
function findBike(feed: string): string {
  const bike = readFileSync(join(feed, 'product_groups.csv'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('2000,') && line.includes(',Bike,'));
  return bike?.split(',').find((cell) => /^[a-z]+(-[a-z0-9]+)+$/.test(cell)) ?? '';
}

/** A third of the dealers are of the United States; there the sales group shall act for all. */
function groupForAll(feed: string): void {
  const users = join(feed, 'users.csv');
  writeFileSync(users, readFileSync(users, 'utf8').replace('2000:sales_group:SG1', '2000:all:'));
}

/** For each size asked for, or for the usual ones. */
const each =
  (usual: readonly number[], bench: (size: number) => Promise<void>) =>
  async (sizes: readonly number[]) => {
    for (const size of sizes.length > 0 ? sizes : usual) await bench(size);
  };

const benches: Record<string, (sizes: readonly number[]) => Promise<void>> = {
  size: () => runScript('bench/size.ts', []),
  engine: (sizes) => runScript('bench/catalog-engine.ts', sizes.map(String)),
  peers: each([10_000, 100_000], benchPeers),
  http: each([10_000, 100_000, 1_000_000], (articles) => benchHttp(articles)),
  device: each([100_000], benchDevice),
  downloads: each([3_000], benchDownloads),
  scroll: each([100_000], (articles) => benchScroll(articles)),
  push: () => benchPush(),
  upload: () => benchUpload(),
  sends: each([1_000_000], benchSends),
  import: each([10_000, 100_000], benchImports),
  backup: each([100_000], benchBackup),
  lighthouse: () =>
    withPortal({ size: small }, async ({ server, feed }) => {
      console.table(await benchLighthouse(server, findBike(feed)));
      console.table(await benchAreas(server));
    }),
  locale: () =>
    withPortal({ size: small }, async ({ server }) =>
      console.table(await benchLocaleSwitch(server)),
    ),
  customers: () =>
    withPortal(
      { size: ['--articles', '300', '--dealers', '30000', '--no-images'], prepare: groupForAll },
      async ({ server }) => console.table(await benchCustomers(server)),
    ),
  'cart-typing': () => benchCartTyping(),
  paste: () => runScript('bench/paste.ts', []),
  scan: () => runScript('bench/scan.ts', []),
  'frame-scan': each([20_000], benchFrameScan),
  outbox: () => runScript('bench/outbox.ts', []),
  ordering: () =>
    withImported(3_000, async (url, env) => console.table(await benchOrdering(url, env))),
  list: each([1_000_000], (orders) =>
    withImported(300, async (url, env) => console.table(await benchList(url, env, orders))),
  ),
  money: each([1_000_000], benchMoney),
  serials: each([5_000_000], benchSerials),
  claims: async (sizes) => {
    await each([200_000], benchClaims)(sizes);
    await benchClaimsDevice();
  },
  visits: async (sizes) => {
    await each([100_000], benchVisits)(sizes);
    await benchVisitsDevice();
  },
  content: each([100_000], benchContent),
  figures: each([5_000_000], benchFigures),
  range: each([1_000_000], benchRange),
  inquiry: each([10_000], benchInquiry),
  'serials-import': each([5_000_000], benchSerialsImport),
  'sales-send': () => benchSalesSend(),
  access: each([100_000], benchAccess),
  'access-invite': each([100_000], benchAccessInvite),
  'access-revoked': each([10], benchAccessRevoked),
  audit: each([10_000_000], benchAudit),
  fuzz: each([3_000], benchFuzz),
  hostile: () => benchHostile(),
  simulate: each([10_000], benchSimulate),
  kills: each([1_000], benchKills),
  'server-kills': each([100], benchServerKills),
  restart: each([20], benchRestart),
};

/** The names with the numbers behind each. */
function parseWords(words: readonly string[]): [name: string, sizes: number[]][] {
  const found: [string, number[]][] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (/^\d+$/.test(word) && last) last[1].push(Number(word));
    else if (Object.hasOwn(benches, word)) found.push([word, []]);
    else {
      console.error(`There is no "${word}"; there are ${Object.keys(benches).join(', ')}.`);
      process.exit(2);
    }
  }
  return found.length > 0 ? found : Object.keys(benches).map((name) => [name, []]);
}

const wanted = parseWords(process.argv.slice(2));
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
await ensureBuilt();
for (const [name, sizes] of wanted) await benches[name]?.(sizes);
