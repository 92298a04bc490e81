import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestHtml } from '#server/lib/safe-html.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const header = 'sorg,id,type,title,url,content,from,to';
const period = '2026-03-01,2026-03-31';
const say = (...rows: string[]) => ({ 'announcements.csv': [header, ...rows] });
const show = (...rows: string[]) => ({
  'banners.csv': ['sorg,id,bannerFile,link,from,to', ...rows],
});
/** A cell in quotes. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Returns the message for a cell that is not a time. */
const told = (line: number) => (place: string) =>
  `announcements.csv:${line}:${place} is not a day or an instant such as 2026-03-31T18:00+02:00 (NOT_A_DATE)`;

const stored = (id: string) =>
  harness.db
    .selectFrom('announcement')
    .selectAll()
    .where('sorg', '=', '2000')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('announcements', () => {
  test('sanitises announcements and changes nothing on reimport', async () => {
    const html =
      '<h1 style="color:red">Spring</h1><script>x()</script><a href="//maker.example" onclick="x()">Maker</a>';
    const feed = say(
      `2000,a,home_page,Spring,https://maker.example,${cell(html)},${period}`,
      `2000,b,login,Hours,en-us/news,Words,${period}`,
    );
    expect(await harness.run(feed)).toMatchObject({ ok: true, files: [{ rows: 2, changed: 2 }] });
    expect(await stored('a')).toMatchObject({
      url: 'https://maker.example/',
      content:
        '<h2>Spring</h2><a href="https://maker.example/" target="_blank" rel="noopener noreferrer">Maker</a>',
    });
    expect((await stored('b')).url).toBe('/en-us/news');
    expect(await harness.run(feed)).toMatchObject({ ok: true, files: [{ rows: 2, changed: 0 }] });
  });

  test('takes days, and of instants the day that they name', async () => {
    await harness.run(
      say(
        `2000,days,login,T,,W,2026-03-01,2026-03-02`,
        `2000,times,login,T,,W,2026-03-01T00:30+07:00,2026-03-01T23:30:15-05:00`,
      ),
    );
    const first = { valid_from: '2026-03-01', language: null, portals: [], published: true };
    expect(await stored('days')).toMatchObject({ ...first, valid_to: '2026-03-02' });
    expect(await stored('times')).toMatchObject({ ...first, valid_to: '2026-03-01' });
  });

  test('takes language, portals and drafts', async () => {
    const columns = `${header},language,portal,published`;
    const row = (portal: string) => [columns, `2000,p,login,T,,W,${period},en,${portal},false`];
    expect(await harness.problems({ 'announcements.csv': row('de.localhost') })).toEqual([
      'announcements.csv:2:portal: there is no host "de.localhost" in 2000 (UNKNOWN_REFERENCE)',
    ]);
    await harness.run({ 'announcements.csv': row('localhost|us.localhost') });
    expect(await stored('p')).toMatchObject({
      language: 'en',
      portals: ['localhost', 'us.localhost'],
      published: false,
    });
  });

  // Reading 71
  test('leaves those of staff as they are, unless told to overwrite', async () => {
    const feed = say(`2000,k,login,Of the feed,,W,${period}`, `3000,k,login,Other,,W,${period}`);
    await harness.run(feed);
    const mine = { title: 'Of staff', of_staff: true, deleted_at: new Date() };
    await harness.db
      .updateTable('announcement')
      .set(mine)
      .where('sorg', '=', '2000')
      .where('id', '=', 'k')
      .execute();
    const [file] = (await harness.run(feed)).files;
    expect(file).toMatchObject({ changed: 0, warnings: [{ line: 2, column: 'id', code: 'KEPT' }] });
    expect(await stored('k')).toMatchObject({ title: 'Of staff' });
    expect((await harness.run(feed, { overwrite: true })).files).toMatchObject([{ changed: 1 }]);
    const given = { title: 'Of the feed', of_staff: false, deleted_at: null };
    expect(await stored('k')).toMatchObject(given);
  });

  test('reports invalid announcements', async () => {
    const nothing = '<script>alert(1)</script><img src=x>';
    const rows = [
      `2000,c,news,T,,W,${period}`,
      `2000,d,login,T,javascript:alert(1),${cell(nothing)},${period}`,
      '2000,e,login,T,,W,2026-03-02,2026-03-01',
      '2000,g,login,T,,W,2026-02-30,2026-02-30T10:00Z',
      '2000,h,login,T,,W,1.3.2026,9999-12-31T23:00-05:00',
      '9999,i,login,,,,,',
      `2000,j,login,T,,${'x'.repeat(longestHtml + 1)},${period}`,
      `2000,c,login,T,,W,${period}`,
    ];
    expect(await harness.problems(say(...rows))).toEqual([
      'announcements.csv:2:type: "news" is none of home_page, login (NOT_ALLOWED)',
      'announcements.csv:3:url: "javascript:alert(1)" is not a link to follow (NOT_ALLOWED)',
      `announcements.csv:3:content: nothing of "${nothing}" may be shown (NOT_ALLOWED)`,
      'announcements.csv:4:to: 2026-03-01 is before from, 2026-03-02 (OUT_OF_RANGE)',
      ...['from: "2026-02-30"', 'to: "2026-02-30T10:00Z"'].map(told(5)),
      ...['from: "1.3.2026"', 'to: "9999-12-31T23:00-05:00"'].map(told(6)),
      ...['title', 'content', 'from', 'to'].map(
        (name) => `announcements.csv:7:${name}: must not be empty (REQUIRED)`,
      ),
      'announcements.csv:7:sorg: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
      `announcements.csv:8:content: is longer than ${longestHtml} characters (OUT_OF_RANGE)`,
      'announcements.csv:9:id: same sorg, id as line 2 (DUPLICATE_KEY)',
    ]);
    const kept = await harness.db.selectFrom('announcement').select('id').execute();
    for (const { id } of kept) expect(id).not.toMatch(/^[c-j]$/);
  });
});

describe('banners', () => {
  test('stores a banner’s file name and changes nothing on reimport', async () => {
    const feed = show(
      `2000,x,spring.svg,/en-us/catalog/bike,${period}`,
      `3000,x,vororder.svg,,${period}`,
    );
    expect(await harness.run(feed)).toMatchObject({ ok: true, files: [{ rows: 2, changed: 2 }] });
    expect(await harness.run(feed)).toMatchObject({ ok: true, files: [{ rows: 2, changed: 0 }] });
    const rows = harness.db.selectFrom('banner').select(['sorg', 'file', 'link']);
    expect(await rows.where('id', '=', 'x').orderBy('sorg').execute()).toEqual([
      { sorg: '2000', file: 'spring', link: '/en-us/catalog/bike' },
      { sorg: '3000', file: 'vororder', link: null },
    ]);
  });

  test('leaves those of staff as they are, unless told to overwrite', async () => {
    const feed = show(`2000,k,spring.svg,/en-us/catalog/bike,${period}`);
    await harness.run(feed);
    const rows = () => harness.db.selectFrom('banner').selectAll().where('id', '=', 'k');
    await harness.db
      .updateTable('banner')
      .set({ picture: 'uploaded', link: null, of_staff: true })
      .where('id', '=', 'k')
      .execute();
    expect((await harness.run(feed)).files).toMatchObject([
      { warnings: [{ code: 'KEPT' }, { code: 'MISSING_PICTURE' }] },
    ]);
    expect(await rows().execute()).toMatchObject([{ picture: 'uploaded', link: null }]);
    await harness.run(feed, { overwrite: true });
    const given = { picture: null, file: 'spring', link: '/en-us/catalog/bike', of_staff: false };
    expect(await rows().execute()).toMatchObject([given]);
  });

  test('reports invalid banners', async () => {
    const rows = [
      `2000,y,../spring.svg,data:x,${period}`,
      `2000,z,,,${period}`,
      '2000,q,spring.svg,,2026-03-02,2026-03-01',
    ];
    expect(await harness.problems(show(...rows))).toEqual([
      'banners.csv:2:bannerFile: "../spring.svg" is not the name of a picture (NOT_ALLOWED)',
      'banners.csv:2:link: "data:x" is not a link to follow (NOT_ALLOWED)',
      'banners.csv:3:bannerFile: must not be empty (REQUIRED)',
      'banners.csv:4:to: 2026-03-01 is before from, 2026-03-02 (OUT_OF_RANGE)',
    ]);
  });
});

test('imports product messages with their own periods (N056)', async () => {
  const told = (...rows: string[]) => ({
    'product_messages.csv': ['sorg,id,message,url,from,to', ...rows],
  });
  const feed = told(`2000,p1,Chains come in week 14,/catalog/list?brands=Alto,${period}`);
  expect(await harness.run(feed)).toMatchObject({ ok: true, files: [{ rows: 1, changed: 1 }] });
  const rows = await harness.db.selectFrom('product_message').selectAll().execute();
  expect(rows).toMatchObject([
    { sorg: '2000', id: 'p1', message: 'Chains come in week 14', url: '/catalog/list?brands=Alto' },
  ]);
  expect(
    await harness.problems(told('2000,p2,,javascript:alert(1),2026-03-01,2026-03-31')),
  ).toEqual([
    'product_messages.csv:2:message: must not be empty (REQUIRED)',
    'product_messages.csv:2:url: "javascript:alert(1)" is not a link to follow (NOT_ALLOWED)',
  ]);
});
