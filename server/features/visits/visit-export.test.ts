import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { given } from '#server/testing/given.ts';
import { startVisits, type Visits } from './testing/visits.harness.ts';

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.app.close());

const exported = async (filter: object, token = visits.staff) => {
  const names = ['custName', 'otherMidrange', 'seriesList', 'seriesBrand', 'qtyPlgGrp', 'photos'];
  const columns = names.map((name) => ({ name, header: name }));
  const body = { format: 'csv', title: 'Visits', columns, filter };
  return await visits.app.rest('POST', '/exports/visits', { token, body });
};
const rowsOf = ({ body }: { body: unknown }) => String(body).trimEnd().split('\r\n').slice(1);

describe('the file of the list', () => {
  test('has the visits of a kind with all they say', async () => {
    const { visit } = given(visits.app);
    await visit({ kind: 'wim' });
    await visits.createWhole({
      otherMidrange: false,
      seriesList: ['S1', 'S2'],
      seriesBrand: [{ brand: 'Trek', series: 'Fuel' }],
    });
    const whole = 'Alpine Cycles,no,"Option S1, Option S2",Trek Fuel,4,frontShop1';
    expect(rowsOf(await exported({ kind: 'polygon' }))).toEqual([whole]);
    expect(rowsOf(await exported({ kind: 'wim' }))).toEqual(['Alpine Cycles,,,,,frontShop1']);
  });

  test('is of one kind and behind the fence of the list', async () => {
    expect((await exported({})).status).toBe(400);
    expect(rowsOf(await exported({ kind: 'polygon' }, visits.dealer))).toEqual([]);
  });
});

describe('the photos as a ZIP', () => {
  const get = (id: string, token = visits.staff) =>
    visits.app.app.inject({
      url: `/documents/visits/${id}/files`,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });

  test('have names by customer, day and place', async () => {
    await given(visits.app).customer({ name: 'Alpine ../Cycles' });
    const [frontShop2, displayBanner] = [await visits.upload(), await visits.upload()];
    const capturedAt = new Date(Date.now() - 60_000).toISOString();
    const { record } = await visits.create({ frontShop2, displayBanner, capturedAt });
    const reply = await get(record.id);
    const day = capturedAt.slice(0, 10);
    expect(reply.headers['content-disposition']).toContain(
      `Alpine   _Cycles ${day}.zip`.replace(/ +/g, ' '),
    );
    const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true });
    const names: string[] = [];
    for await (const { fileName, uncompressedSize } of zip.eachEntry())
      names.push(`${fileName} ${uncompressedSize > 0}`);
    expect(names).toEqual([
      `Alpine _Cycles ${day} frontShop2.webp true`,
      `Alpine _Cycles ${day} displayBanner.webp true`,
    ]);
    await given(visits.app).customer({ name: 'Alpine Cycles' });
  });

  test('are not there for strangers, and none of a visit without', async () => {
    const { record } = await visits.createWhole();
    expect((await get(record.id, visits.stranger)).statusCode).toBe(404);
    const id = await given(visits.app).visit({ photos: [] });
    expect((await get(id)).json().code).toBe('NO_FILES');
  });
});
