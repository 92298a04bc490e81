import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_LISTED } from '#server/feeds/import-report.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness(100_000);
});
afterAll(() => harness.close());

const articles = 'sorg,code,group,name,uom,modelYear,releasedAt,active,tags';
const groups = 'sorg,id,name,category,brand,merchandiseCategory,slug,related';
const customers = 'sorg,unified,r3,isr,name,country,priceList,companyCode,companyName';
const users = 'username,name,email,language,password,groupRole,areas';
const hosts = 'host,sorg,webTitle,languages,config';
const deals =
  'sorg,dealNo,position,description,priceList,article,brand,merchandiseCategory,term,qty,uom,type,value,validFrom,validTo';

describe('what is wrong is told by file, line, column, reason and code', () => {
  const cases: [name: string, file: string, lines: string[] | Uint8Array, expected: string[]][] = [
    [
      'a file of an unknown name',
      'artikel.csv',
      ['sorg'],
      ['artikel.csv: a feed has no file of this name (UNKNOWN_FILE)'],
    ],
    [
      'an empty file',
      'articles.csv',
      [''],
      ['articles.csv: there is not even a header line (EMPTY_FILE)'],
    ],
    [
      'a folder with the name of a file',
      'price_lists.csv/inside',
      [''],
      ['price_lists.csv: there is no file behind this name (MISSING_FILE)'],
    ],
    [
      'a file that is too large',
      'articles.csv',
      [articles, ' '.repeat(100_000)],
      ['articles.csv: 100058 bytes are more than the 100000 allowed (TOO_LARGE)'],
    ],
    [
      'another encoding',
      'price_lists.csv',
      Buffer.from('sorg,id,name\n2000,X,Handler\n2000,Y,H\xe4ndler\n', 'latin1'),
      ['price_lists.csv:3: not UTF-8; save the file as "CSV UTF-8" (ENCODING)'],
    ],
    [
      'a character cut off at the end',
      'price_lists.csv',
      Buffer.from('sorg,id,name\n2000,X,H\xc3', 'latin1'),
      ['price_lists.csv:2: ends in the middle of a UTF-8 character (ENCODING)'],
    ],
    [
      'a quote that is not closed',
      'price_lists.csv',
      ['sorg,id,name', '2000,X,"Dealers', '2000,Y,More'],
      ['price_lists.csv:3: a quote is opened and never closed (CSV_SYNTAX)'],
    ],
    [
      'too few cells, after a row of two lines',
      'price_lists.csv',
      ['sorg,id,name', '2000,X,"Dealers', 'of the east"', '2000,Y'],
      ['price_lists.csv:4: 2 cells, but the header has 3 (CSV_SYNTAX)'],
    ],
    [
      'a separator that the file does not use',
      'price_lists.csv',
      ['sep=,', 'sorg;id;name', '2000;X;Dealers'],
      [
        'price_lists.csv:2: the columns are not separated by the sign that the first line names; save the file with commas (CSV_SYNTAX)',
      ],
    ],
    [
      'semicolons with decimal commas',
      'articles.csv',
      ['sorg;code;group;name;uom;retailPrice', '2000;A1;trail-500;Fell;PCS;1,5'],
      ['articles.csv:2:retailPrice: "1,5" is not an amount with at most 2 decimals (NOT_A_NUMBER)'],
    ],
    [
      'a missing and a misspelt column',
      'price_lists.csv',
      ['sorg,id,nmae', '2000,X,Dealers'],
      [
        'price_lists.csv:1:nmae: there is no column "nmae" in this file (UNKNOWN_COLUMN)',
        'price_lists.csv:1:name: the column "name" is missing (MISSING_COLUMN)',
      ],
    ],
    [
      'a column with other capitals',
      'price_lists.csv',
      ['sorg,id,Name', '2000,X,Dealers'],
      ['price_lists.csv:1:Name: the column is written "name", not "Name" (UNKNOWN_COLUMN)'],
    ],
    [
      'a column that is there twice',
      'price_lists.csv',
      ['sorg,id,name,name', '2000,X,Dealers,Dealers'],
      ['price_lists.csv:1:name: the column "name" is there twice (CSV_SYNTAX)'],
    ],
    [
      'cells of wrong kinds',
      'articles.csv',
      [
        articles,
        '2000,A-1,trail-500,,PCS,20x5,,,',
        '2000,A-2,trail-500,Second,PCS,3000,2026-02-30,perhaps,',
      ],
      [
        'articles.csv:2:name: must not be empty (REQUIRED)',
        'articles.csv:2:modelYear: "20x5" is not a whole number (NOT_A_NUMBER)',
        'articles.csv:3:modelYear: 3000 is not between 1900 and 2100 (OUT_OF_RANGE)',
        'articles.csv:3:releasedAt: "2026-02-30" is not a day (NOT_A_DATE)',
        'articles.csv:3:active: "perhaps" is neither true nor false (NOT_A_BOOLEAN)',
      ],
    ],
    [
      'an arrival on a day that nobody can ask for',
      'arrivals.csv',
      ['sorg,warehouse,article,date,qty', '2000,W1,P-1,9999-12-31,5'],
      ['arrivals.csv:2:date: "9999-12-31" is not a day of the years 2000 to 2100 (NOT_A_DATE)'],
    ],
    [
      'a value that is not on the list',
      'merchandise_categories.csv',
      ['sorg,id,name,category', '2000,X,Cars,Car'],
      ['merchandise_categories.csv:2:category: "Car" is none of Bike, PAA (NOT_ALLOWED)'],
    ],
    [
      'the same key twice',
      'price_lists.csv',
      ['sorg,id,name', '2000,X,One', '3000,X,Other', '2000,X,Two'],
      ['price_lists.csv:4:id: same sorg, id as line 2 (DUPLICATE_KEY)'],
    ],
    [
      'codes that belong to another customer',
      'customers.csv',
      [
        customers,
        '2000,N1,R1,,One,US,A,1,US',
        '2000,N2,R77,I77,Two,US,A,1,US',
        '2000,N3,R78,I77,Three,US,A,1,US',
      ],
      [
        'customers.csv:2:r3: "R1" belongs to another row (DUPLICATE_KEY)',
        'customers.csv:4:isr: same isr as line 3 (DUPLICATE_KEY)',
      ],
    ],
    [
      'references into nowhere',
      'articles.csv',
      [articles, '2000,A-1,no-such,One,PCS,,,,', '9999,A-2,trail-500,Two,PCS,,,,'],
      [
        'articles.csv:2:group: there is no product group "no-such" in 2000 (UNKNOWN_REFERENCE)',
        'articles.csv:3:sorg: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
        'articles.csv:3:group: there is no product group "trail-500" in 9999 (UNKNOWN_REFERENCE), follows from: articles.csv line 3',
      ],
    ],
    [
      'references within one file, forward and into nowhere',
      'product_groups.csv',
      [groups, '2000,N1,One,Bike,Alto,MTB,one,N2|N9', '2000,N2,Two,Bike,Alto,MTB,two,trail-500'],
      ['product_groups.csv:2:related: there is no product group "N9" in 2000 (UNKNOWN_REFERENCE)'],
    ],
    [
      'a slug that another group has',
      'product_groups.csv',
      [groups, '2000,N1,One,Bike,Alto,MTB,trail-500,'],
      ['product_groups.csv:2:slug: "trail-500" belongs to another row (DUPLICATE_KEY)'],
    ],
    [
      'configurations',
      'hosts.csv',
      [
        hosts,
        'a.localhost,2000,A,en-us,{oops',
        'b.localhost,2000,B,en-us,[]',
        'c.localhost,2000,C,en-us,"{""brandColour"":""#000000""}"',
        'd.localhost,2000,D,en-us,"{""flags"":{""NEWZ"":true}}"',
        'e.localhost,2000,E,en-us|xx,"{""itemViewQuota"":""ten""}"',
        'f.localhost:3000,2000,F,en-us,',
      ],
      [
        expect.stringMatching(
          /^hosts\.csv:2:config: "\{oops" is not JSON: .* \(BAD_JSON\)$/,
        ) as never,
        'hosts.csv:3:config: "[]" is not a JSON object (BAD_JSON)',
        'hosts.csv:4:config: there is no host setting "brandColour" (NOT_ALLOWED)',
        'hosts.csv:5:config: there is no host setting "flags.NEWZ" (NOT_ALLOWED)',
        expect.stringContaining('hosts.csv:6:languages: "xx" is none of') as never,
        'hosts.csv:6:config: the host setting "itemViewQuota" is "ten" (NOT_ALLOWED)',
        'hosts.csv:7:host: "f.localhost:3000" is not a domain in small letters (NOT_ALLOWED)',
      ],
    ],
    [
      'users',
      'users.csv',
      [
        users,
        'new1,New,new@shop.example,en-us,,dealer,2000:customer:0002000001',
        'new2,New,new@shop.example,en-us,secret-1,dealer,2000:customer:nobody|9999:all:',
        'new3,New,new@shop.example,en-us,secret-1,boss,2000:planet:x',
        'NEW2,New,new@shop.example,en-us,secret-1,dealer,2000:salesman:',
      ],
      [
        'users.csv:2:password: a new user needs a password (REQUIRED)',
        'users.csv:3:areas: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
        'users.csv:3:areas: there is no customer "nobody" in 2000 (UNKNOWN_REFERENCE)',
        expect.stringContaining(
          'users.csv:4:areas: "2000:planet:x" is not sorg:limitation:value',
        ) as never,
        'users.csv:4:groupRole: there is no group role "boss" (UNKNOWN_REFERENCE)',
        'users.csv:5:areas: "2000:salesman:" has no value after the limitation (REQUIRED)',
        'users.csv:5:username: same username as line 3 (DUPLICATE_KEY)',
      ],
    ],
    [
      'deals',
      'deals.csv',
      [
        deals,
        '2000,X,1,Two targets,,P-1,Alto,,>=,1,PCS,fixed,-1,2026-01-01,2026-12-31',
        '2000,X,2,Too much,,P-1,,,>=,1,PCS,percentage,-101,2026-01-01,2026-12-31',
        '2000,X,3,Back in time,C,P-1,,,>=,0,PCS,fixed,-1.234,2026-01-01,2025-12-31',
        '2000,X,4,Nowhere,,,Nobody,,==,1,PCS,fixed,-1,2026-01-01,2026-12-31',
      ],
      [
        'deals.csv:2:article: name exactly one of article, brand and merchandiseCategory (NOT_ALLOWED)',
        'deals.csv:3:value: -101 is not between -100 and 100 per cent (OUT_OF_RANGE)',
        'deals.csv:4:qty: 0 is not between 1 and 2147483647 (OUT_OF_RANGE)',
        'deals.csv:4:validTo: 2025-12-31 is before validFrom (OUT_OF_RANGE)',
        'deals.csv:4:value: "-1.234" is not a number with 2 decimals (NOT_A_NUMBER)',
        'deals.csv:4:priceList: there is no price list "C" in 2000 (UNKNOWN_REFERENCE)',
        'deals.csv:5:term: "==" is none of >=, <= (NOT_ALLOWED)',
        'deals.csv:5:brand: there is no brand "Nobody" in 2000 (UNKNOWN_REFERENCE)',
      ],
    ],
    [
      'parts of groupsets',
      'groupsets.csv',
      ['sorg,id,name,brand,slug,articles', '2000,X,X,Kette,x,P-1*0', '2000,Y,Y,Kette,y,P-1*2|P-99'],
      [
        'groupsets.csv:2:articles: "P-1*0" is not code or code*qty (NOT_ALLOWED)',
        'groupsets.csv:3:articles: there is no article "P-99" in 2000 (UNKNOWN_REFERENCE)',
      ],
    ],
  ];

  test.each(cases)('%s', async (_name, file, lines, expected) => {
    expect(await harness.problems({ [file]: lines })).toEqual(expected);
  });

  test('reports a folder that is missing or contains no feed', async () => {
    const { importFeed } = await import('./import-feed.ts');
    const missing = await importFeed(harness.services, '/no/such/folder');
    expect(missing.ok).toBe(false);
    expect(missing.files[0]?.problems).toMatchObject([{ code: 'MISSING_FILE' }]);
    expect(await harness.problems({ 'readme.txt': ['hello'] })).toEqual([
      expect.stringContaining('the folder holds no file of a feed (MISSING_FILE)'),
    ]);
  });

  test('lists at most 100 problems and counts all', async () => {
    const rows = Array.from({ length: 2500 }, (_, n) => `2000,L${n},`);
    const [report] = (await harness.run({ 'price_lists.csv': ['sorg,id,name', ...rows] })).files;
    expect(report?.problems).toHaveLength(MAX_LISTED);
    expect(report).toMatchObject({ problemCount: 2500, rows: 2500, changed: 0 });
    const lines = await harness.problems({ 'price_lists.csv': ['sorg,id,name', ...rows] });
    expect(lines.at(-1)).toBe('price_lists.csv: and 2400 more');
  });
});
