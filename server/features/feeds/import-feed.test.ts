import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '#server/lib/password.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const salesOrgs =
  'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName';

/** A small distributor of its own, with every documented file. */
const feed: Record<string, string[]> = {
  'sales_orgs.csv': [salesOrgs, '7000,Test,CH,CHF,2,CHF,\u2019,.,Test AG'],
  'hosts.csv': [
    'host,sorg,webTitle,languages,config',
    'ch.localhost,7000,Test,de|fr,"{""brandColor"":""#112233"",""flags"":{""NEWS"":false}}"',
  ],
  'permissions.csv': ['name,description', 'page.catalog,', 'page.order-status,See orders'],
  'roles.csv': ['id,name,permissions', 'shop,shop,page.catalog|page.order-status'],
  'group_roles.csv': ['id,description,roles', 'shops,Shops,shop'],
  'warehouses.csv': ['sorg,id,name,area', '7000,W1,Bern,CH'],
  'price_lists.csv': ['sorg,id,name', '7000,L,List'],
  'customers.csv': [
    'sorg,unified,r3,name,country,priceList,companyCode,companyName,creditLimit',
    '7000,K1,1,"Velo, Bern",CH,L,CH,Test,1000.5',
  ],
  'ship_tos.csv': ['sorg,id,customer,name,address,city,country', '7000,S1,K1,Velo,Gasse 1,Bern,CH'],
  'credits.csv': [
    'sorg,customer,companyCode,companyName,creditLimit,openInvoice,creditExposure,reasonBlocked',
    '7000,K1,CH,Test,1000.5,-20.05,400,oldest_ar_blocked',
    '7000,K1,CI,Test 2,,,,',
  ],
  'content_target_markets.csv': ['id,marketName,types', 'M7,Switzerland,news|sales_document'],
  'users.csv': [
    'username,name,email,language,password,groupRole,areas',
    'shop7,Shop,shop@test.example,de,secret-77,shops,7000:customer:K1|7000:salesman:V1',
    'shop8,Shop,shop@test.example,de,secret-77,shops,7000:all:',
  ],
  'merchandise_categories.csv': [
    'sorg,id,name,category',
    '7000,M1,Trail,Bike',
    '7000,M2,Chain,PAA',
  ],
  'bike_categories.csv': ['sorg,id,wording,type,mcIds', '7000,B1,Trail,Bike,M1'],
  'product_groups.csv': [
    'sorg,id,name,category,brand,merchandiseCategory,slug,image,description.de,specs,related',
    '7000,G1,Fell,Bike,Berg,M1,fell,fell.svg,Ein Rad,Weight=12 kg|Brake=Disc,G2',
    '7000,G2,Kette,PAA,Berg,M2,kette,,,,',
  ],
  'articles.csv': [
    'sorg,code,group,name,uom,retailPrice,tags,image',
    '7000,A1,G1,Fell M,PCS,1999.9,new|ebike,fell.svg',
    '7000,A2,G2,Kette 11,PCS,,,',
  ],
  'prices.csv': ['sorg,priceList,article,price', '7000,L,A1,1200.05', '7000,L,A2,10'],
  'deals.csv': [
    'sorg,dealNo,position,description,article,brand,term,qty,uom,type,value,validFrom,validTo',
    '7000,D,1,Ten,A2,,>=,10,PCS,percentage,-2.5,2026-01-01,2027-01-01',
    '7000,E,1,Brand,,Berg,>=,1,PCS,fixed,-0.05,2026-01-01,2027-01-01',
  ],
  'stock.csv': ['sorg,warehouse,article,qty', '7000,W1,A1,5', '7000,W1,A2,50'],
  'arrivals.csv': ['sorg,warehouse,article,date,qty', '7000,W1,A1,2027-01-01,5'],
  'groupsets.csv': ['sorg,id,name,brand,slug,articles', '7000,S,Set,Berg,set,A2*2|A1'],
  'announcements.csv': [
    'sorg,id,type,title,content,from,to',
    '7000,N,home_page,Neu,<p>Das <b>Fell</b></p>,2026-01-01,2027-01-01',
  ],
  'banners.csv': ['sorg,id,bannerFile,from,to', '7000,N,fell.svg,2026-01-01,2027-01-01'],
  'product_messages.csv': ['sorg,id,message,from,to', '7000,N,Neu,2026-01-01,2027-01-01'],
  'shipment_rates.csv': ['sorg,id,name,price,freeFrom,days', '7000,STD,Post,9.5,100,2'],
  'payments.csv': [
    'sorg,id,type,description,module,discount',
    '7000,INV,invoice,30 Tage,order,0.02',
  ],
};

/** Everything the feed's tables hold, to compare two states. */
async function contents(): Promise<unknown> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'catalog_change' order by 1`.execute(
    harness.db,
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of names.rows) {
    const rows = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(
      harness.db,
    );
    tables[name] = rows.rows;
  }
  return tables;
}

describe('a whole feed', () => {
  test('imports the feed and changes nothing on reimport', async () => {
    const first = await harness.run(feed);
    expect(first.files.flatMap((file) => file.problems)).toEqual([]);
    expect(first.files.map(({ file }) => file)).toEqual(Object.keys(feed));
    expect(harness.progress.filter(({ finished }) => finished)).toHaveLength(
      Object.keys(feed).length,
    );
    const before = await contents();

    const second = await harness.run(feed);
    expect(second).toMatchObject({ ok: true });
    const unlike = second.files.filter(({ changed }) => changed > 0).map(({ file }) => file);
    expect(unlike).toEqual([]);
    expect(await contents()).toEqual(before);
  });

  test('stores the feed in the tables', async () => {
    const { db } = harness;
    const article = await db
      .selectFrom('article')
      .selectAll()
      .where('sorg', '=', '7000')
      .where('code', '=', 'A1')
      .executeTakeFirstOrThrow();
    expect(article).toMatchObject({
      code_display: 'A1',
      category: 'Bike',
      brand: 'Berg',
      merchandise_category: 'M1',
      retail_price: 199_990,
      tags: ['new', 'ebike'],
      image: 'fell',
      active: true,
    });
    const group = await db
      .selectFrom('product_group')
      .selectAll()
      .where('sorg', '=', '7000')
      .where('id', '=', 'G1')
      .executeTakeFirstOrThrow();
    expect(group).toMatchObject({
      descriptions: { de: 'Ein Rad' },
      specs: [
        { name: 'Weight', value: '12 kg' },
        { name: 'Brake', value: 'Disc' },
      ],
      related: ['G2'],
    });
    const deals = await db
      .selectFrom('deal')
      .select(['deal_no', 'value', 'brand', 'article', 'valid_from'])
      .where('sorg', '=', '7000')
      .orderBy('deal_no')
      .execute();
    expect(deals).toEqual([
      { deal_no: 'D', value: -250, brand: null, article: 'A2', valid_from: '2026-01-01' },
      { deal_no: 'E', value: -5, brand: 'Berg', article: null, valid_from: '2026-01-01' },
    ]);
    const parts = await db
      .selectFrom('groupset_article')
      .select(['position', 'article', 'qty'])
      .where('sorg', '=', '7000')
      .orderBy('position')
      .execute();
    expect(parts).toEqual([
      { position: 1, article: 'A2', qty: 2 },
      { position: 2, article: 'A1', qty: 1 },
    ]);
    const host = await db
      .selectFrom('host')
      .selectAll()
      .where('host', '=', 'ch.localhost')
      .executeTakeFirstOrThrow();
    expect(host.config).toEqual({ brandColor: '#112233', flags: { NEWS: false } });
    const credits = await db
      .selectFrom('credit')
      .selectAll()
      .where('sorg', '=', '7000')
      .orderBy('company_code')
      .execute();
    expect(credits).toMatchObject([
      {
        reason_blocked: 'oldest_ar_blocked',
        credit_limit: 100_050,
        open_invoice: -2005,
        credit_exposure: 40_000,
        consignment: 0,
      },
      { reason_blocked: null, credit_limit: null, credit_exposure: 0, marketing_target: null },
    ]);
    const customer = await db
      .selectFrom('customer')
      .selectAll()
      .where('sorg', '=', '7000')
      .executeTakeFirstOrThrow();
    expect(customer).toMatchObject({
      name: 'Velo, Bern',
      credit_limit: 100_050,
      allow_pay_invoice: true,
      isr: null,
      order_blocked: null,
    });
  });

  test('rejects a file with one bad row and imports the others', async () => {
    const before = await contents();
    const { ok, files } = await harness.run({
      'price_lists.csv': ['sorg,id,name', '7000,L,List'],
      'prices.csv': ['sorg,priceList,article,price', '7000,L,A1,1', '7000,L,A2,1', '7000,L,A9,1'],
      'stock.csv': ['sorg,warehouse,article,qty', '7000,W1,A1,5'],
    });
    expect(ok).toBe(false);
    expect(files.map(({ file, refused }) => [file, refused])).toEqual([
      ['price_lists.csv', false],
      ['prices.csv', true],
      ['stock.csv', false],
    ]);
    expect(await contents()).toEqual(before);
  });

  test('rolls back earlier batches when a late row is bad', async () => {
    const rows = Array.from({ length: 2200 }, (_, n) => `7000,W${n + 10},Hall ${n},CH`);
    const header = 'sorg,id,name,area';
    const { files } = await harness.run({ 'warehouses.csv': [header, ...rows, '7000,,Hall,CH'] });
    expect(files[0]?.problems).toMatchObject([{ line: 2202, column: 'id', code: 'REQUIRED' }]);
    const count = () =>
      harness.db.selectFrom('warehouse').select('id').where('sorg', '=', '7000').execute();
    expect(await count()).toHaveLength(1);
    const good = await harness.run({ 'warehouses.csv': [`\ufeff${header}`, ...rows, ''] });
    expect(good.files[0]).toMatchObject({ rows: 2200, changed: 2200, refused: false });
    expect(await count()).toHaveLength(2201);
  });
});

describe('amounts', () => {
  test('accepts only the decimals of the currency', async () => {
    const prices = ['sorg,priceList,article,price', '7000,L,A1,12.345', '7000,L,A2,-1'];
    expect(await harness.problems({ 'prices.csv': prices })).toEqual([
      'prices.csv:2:price: "12.345" is not an amount with at most 2 decimals (NOT_A_NUMBER)',
      'prices.csv:3:price: -1 is below 0 (OUT_OF_RANGE)',
    ]);
    const yen = [
      salesOrgs,
      '7100,Japan,JP,JPY,0,¥,",",.,Test',
      '7300,Bahrain,BH,BHD,3,BD,",",.,Test',
    ];
    const header = 'sorg,id,name,price,days';
    await harness.run({
      'sales_orgs.csv': yen,
      'shipment_rates.csv': [header, '7100,X,Post,1500,1', '7300,X,Post,1.005,1'],
    });
    const rates = await harness.db
      .selectFrom('shipment_rate')
      .select(['sorg', 'price'])
      .where('sorg', 'in', ['7100', '7300'])
      .orderBy('sorg')
      .execute();
    expect(rates).toEqual([
      { sorg: '7100', price: 1500 },
      { sorg: '7300', price: 1005 },
    ]);
    expect(
      await harness.problems({ 'shipment_rates.csv': [header, '7100,X,Post,1500.5,1'] }),
    ).toEqual([
      'shipment_rates.csv:2:price: "1500.5" is not an amount with at most 0 decimals (NOT_A_NUMBER)',
    ]);
  });
});

test('keeps a currency’s decimals while prices use it', async () => {
  const rows = [salesOrgs, '7000,Test,CH,CHF,0,CHF,\u2019,.,Test AG'];
  expect(await harness.problems({ 'sales_orgs.csv': rows })).toEqual([
    'sales_orgs.csv:2:precision: prices with 2 decimals exist (NOT_ALLOWED)',
  ]);
});

describe('what depends on other rows', () => {
  test('updates articles when their group changes', async () => {
    await harness.run({
      'product_groups.csv': [
        'sorg,id,name,category,brand,serie,merchandiseCategory,slug',
        '7000,G2,Kette,PAA,Neu,Elf,M2,kette',
      ],
    });
    const article = await harness.db
      .selectFrom('article')
      .select(['brand', 'serie', 'search'])
      .where('sorg', '=', '7000')
      .where('code', '=', 'A2')
      .executeTakeFirstOrThrow();
    expect(article).toMatchObject({ brand: 'Neu', serie: 'Elf' });
    expect(article.search).toContain('neu');
  });

  test('hashes each new password once and keeps it for an empty cell', async () => {
    const hashes = () =>
      harness.db
        .selectFrom('app_user')
        .select(['username', 'password_hash', 'name'])
        .where('username', 'in', ['shop7', 'shop8'])
        .orderBy('username')
        .execute();
    const [shop7, shop8] = await hashes();
    expect(shop7?.password_hash).toBe(shop8?.password_hash);
    expect(await verifyPassword(String(shop7?.password_hash), 'secret-77')).toBe(true);
    await harness.run({
      'users.csv': [
        'username,name,email,language,password,groupRole,areas',
        'shop7,Renamed,shop@test.example,de,,shops,7000:customer:K1',
        'shop8,Shop,shop@test.example,de,other-88,shops,7000:all:',
      ],
    });
    const [kept, changed] = await hashes();
    expect(kept).toMatchObject({ name: 'Renamed', password_hash: shop7?.password_hash });
    expect(await verifyPassword(String(changed?.password_hash), 'other-88')).toBe(true);
    const areas = await harness.db
      .selectFrom('user_area as a')
      .innerJoin('app_user as u', 'u.id', 'a.user_id')
      .select(['a.limitation', 'a.value'])
      .where('u.username', '=', 'shop7')
      .execute();
    expect(areas).toEqual([{ limitation: 'customer', value: 'K1' }]);
  });

  test('clears reservations and replaces arrivals with new figures', async () => {
    const { db } = harness;
    await db.updateTable('stock').set({ reserved: 3 }).where('sorg', '=', '7000').execute();
    await harness.run({
      'stock.csv': ['sorg,warehouse,article,qty', '7000,W1,A1,4'],
      'arrivals.csv': ['sorg,warehouse,article,date,qty', '7000,W1,A1,2027-02-01,7'],
    });
    const stock = await db
      .selectFrom('stock')
      .select(['article', 'qty', 'reserved'])
      .where('sorg', '=', '7000')
      .orderBy('article')
      .execute();
    expect(stock).toEqual([
      { article: 'A1', qty: 4, reserved: 0 },
      { article: 'A2', qty: 50, reserved: 3 },
    ]);
    const arrivals = await db
      .selectFrom('arrival')
      .select(['article', 'date', 'qty'])
      .where('sorg', '=', '7000')
      .execute();
    expect(arrivals).toEqual([{ article: 'A1', date: '2027-02-01', qty: 7 }]);
  });
});

test('reports a full disk, rolls back the file and skips the rest', async () => {
  const { db } = harness;
  await sql`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$`.execute(db);
  await sql`create trigger full_disk before insert on price for each row
    when (new.dealer = 666) execute function full_disk()`.execute(db);
  const before = await contents();
  const report = await harness.run({
    'prices.csv': ['sorg,priceList,article,price', '7000,L,A1,1', '7000,L,A2,6.66'],
    'stock.csv': ['sorg,warehouse,article,qty', '7000,W1,A1,99'],
  });
  expect(report.files).toMatchObject([
    {
      file: 'prices.csv',
      changed: 0,
      problems: [{ code: 'DISK_FULL', reason: 'the disk is full; make room and import again' }],
    },
  ]);
  expect(await contents()).toEqual(before);
});

test('accepts any and mixed line endings', async () => {
  const text = 'sorg,id,name\r\n2000,M1,"a\r\nb"\n2000,M2,c\r2000,M3,"d"\r\n\r\n';
  const report = await harness.run({ 'price_lists.csv': Buffer.from(text) });
  expect(report).toMatchObject({ ok: true, files: [{ rows: 3, changed: 3 }] });
});
