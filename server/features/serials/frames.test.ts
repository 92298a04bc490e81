import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer1: string;
let dealer2: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['serial', 'retail_sale', 'recall', 'stolen_bike', 'pdi'] as const)
    await app.db.deleteFrom(table).execute();
});

const fields = `id frameNumber isOwn isKnown isNear articleCode oldCode description brand merchandise
  model series modelYear color frameSize custCode custName doNo deliveredOn producedOn pdiNeeded
  serials { kind value articleCode } sold { saleId soldDate nonRetail status warrantyUntil }
  pdi { id mechanic } recalls { id title done taskId state custCode } stolen { source reference lookalike }`;

async function listFrames(token: string, args = '') {
  const { data, errors } = await app.gql(
    token,
    `{ framesV4${args} { frames { ${fields} } info { count } } }`,
  );
  expect(errors).toBeUndefined();
  return data.framesV4;
}
const search = async (token: string, text: string) =>
  (await listFrames(token, `(search: ${JSON.stringify(text)})`)).frames;
const numbersOf = (frames: { frameNumber: string }[]) => frames.map((one) => one.frameNumber);

describe('the frames of a dealer (O121)', () => {
  test('are its deliveries with all that is known of them', async () => {
    const { serial, serialRule, retailSale, inspection } = given(app);
    const value = await serial({
      value: 'WU-123.456',
      doNo: 'DO-7',
      deliveredOn: '2026-02-01',
      producedOn: '2026-01-02',
    });
    await serial({
      value: 'BAT-99',
      kind: 'SerialNumberBattery',
      article: 'A-9',
      bike: 'WU123456',
    });
    await serialRule({ brand: 'ALTO', pdiNeeded: true });
    const sale = { soldOn: '2026-03-01', warrantyUntil: '2028-03-01' };
    const { id: saleId } = await retailSale({ frameNumber: value, ...sale });
    const pdi = await inspection({ frameNumber: value, mechanic: 'Workshop 2' });
    const [frame] = await search(dealer1, 'wu 123 456');
    expect(frame).toMatchObject({
      frameNumber: 'WU-123.456',
      isOwn: true,
      isKnown: true,
      isNear: false,
      articleCode: 'B-4',
      brand: 'Alto',
      merchandise: 'MTB',
      model: 'Trail',
      series: '500',
      modelYear: 2026,
      color: 'Red',
      frameSize: 'M',
      custCode: '0002000001',
      doNo: 'DO-7',
      deliveredOn: '2026-02-01',
      producedOn: '2026-01-02',
      pdiNeeded: true,
      serials: [
        { kind: 'FrameNumber', value: 'WU-123.456', articleCode: 'B-4' },
        { kind: 'SerialNumberBattery', value: 'BAT-99', articleCode: 'A-9' },
      ],
      sold: { saleId, soldDate: '2026-03-01', status: 'complete', warrantyUntil: '2028-03-01' },
      pdi: { id: pdi, mechanic: 'Workshop 2' },
    });
    await app.db.deleteFrom('serial_rule').execute();
  });

  test('are listed newest delivery first, those of the active customer', async () => {
    const { serial } = given(app);
    await serial({ value: 'OLD1', deliveredOn: '2026-01-01' });
    await serial({ value: 'NEW1', deliveredOn: '2026-02-01' });
    await serial({ value: 'THEIRS1', customer: '0002000002' });
    await serial({ value: 'WAREHOUSE1', customer: null });
    expect(numbersOf((await listFrames(dealer1)).frames)).toEqual(['NEW1', 'OLD1']);
    expect(numbersOf((await listFrames(dealer2)).frames)).toEqual(['THEIRS1']);
    const { frames } = await listFrames(dealer1, '(custCode: "0002000002")');
    expect(frames).toEqual([]);
    const sales = await app.login('sales1');
    expect((await listFrames(sales)).info.count).toBe(3);
  });

  test('are found by the number of a part', async () => {
    const { serial } = given(app);
    await serial({ value: 'WU200001' });
    await serial({
      value: 'M-55-001',
      kind: 'SerialNumberMotor',
      article: 'A-8',
      bike: 'WU200001',
    });
    expect(numbersOf(await search(dealer1, 'm55 001'))).toEqual(['WU200001']);
  });

  test('are found by words of the article', async () => {
    await given(app).serial({ value: 'WU200002' });
    expect(numbersOf(await search(dealer1, 'trail red'))).toEqual(['WU200002']);
    expect(await search(dealer1, 'unicycle')).toEqual([]);
  });

  test.each(['WU3O0017', 'WU3O00L7', 'WU30001', 'WU300071', 'WU3?001?', 'wu-300018'])(
    'are found near %s',
    async (typed) => {
      await given(app).serial({ value: 'WU300017' });
      await given(app).serial({ value: 'WU399999' });
      const [frame, ...others] = await search(dealer1, typed);
      expect(frame).toMatchObject({ frameNumber: 'WU300017', isNear: true, isOwn: true });
      expect(others).toEqual([]);
    },
  );

  test('are all shown when several have one number', async () => {
    await given(app).serial({ value: 'DOUBLE1', article: 'B-1' });
    await given(app).serial({ value: 'DOUBLE1', article: 'B-2' });
    const frames = await search(dealer1, 'double1');
    expect(frames.map(({ articleCode }: { articleCode: string }) => articleCode).sort()).toEqual([
      'B-1',
      'B-2',
    ]);
  });
});

describe('the frames of one of several customers', () => {
  const theirs = '0002000002';
  const askFor = async (custCode: string, text: string) => {
    const sales = await app.login('sales1');
    const args = `(custCode: "${custCode}", search: "${text}")`;
    return numbersOf((await listFrames(sales, args)).frames);
  };

  test('are found by a number, and those of the others are not', async () => {
    await given(app).serial({ value: 'CC100001' });
    await given(app).serial({ value: 'CC100002', customer: theirs });
    expect(await askFor(theirs, 'CC100002')).toEqual(['CC100002']);
    // The near match of the customer, although another one has the number itself.
    expect(await askFor(theirs, 'CC100001')).toEqual(['CC100002']);
    expect(await askFor(theirs, 'ZZ999999')).toEqual([]);
  });

  test('never have a frame of a dealer outside the fence', async () => {
    await given(app).serial({ value: 'CC100003', customer: theirs });
    const args = `(custCode: "${theirs}", search: "CC100003")`;
    expect((await listFrames(dealer1, args)).frames).toEqual([]);
  });
});

describe('numbers that many bikes have', () => {
  test('leave room for the viewer’s own bike', async () => {
    const strangers = Array.from({ length: 510 }, (_, nth) => `KEY${String(nth).padStart(5, '0')}`);
    const row = { sorg: '2000', kind: 'FrameNumber', customer: '0002000002', article: 'B-4' };
    const frames = strangers.map((value) => ({ ...row, value, normal: value, folded: value }));
    const keys = strangers.map((bike, nth) => ({
      sorg: '2000',
      kind: 'KeyNumberBattery',
      article: `K-${nth}`,
      customer: '0002000002',
      value: '1234',
      normal: '1234',
      folded: '1234',
      bike,
    }));
    await app.db
      .insertInto('serial')
      .values([...frames, ...keys])
      .execute();
    await given(app).serial({ value: 'ZZKEY1' });
    await given(app).serial({
      value: '1234',
      kind: 'KeyNumberBattery',
      article: 'K-OWN',
      bike: 'ZZKEY1',
    });
    expect(numbersOf(await search(dealer1, '1234'))).toEqual(['ZZKEY1']);
    expect(numbersOf(await search(dealer1, '123?'))).toEqual(['ZZKEY1']);
  });

  test('belong to the bike of the dealer that got the part', async () => {
    await given(app).serial({ value: 'TWIN10001', article: 'B-1' });
    await given(app).serial({ value: 'TWIN10001', article: 'B-2', customer: '0002000002' });
    const part = { kind: 'SerialNumberMotor', bike: 'TWIN10001', customer: '0002000002' };
    await given(app).serial({ value: 'MOTOR77', article: 'A-8', ...part });
    const [frame] = await search(dealer1, 'MOTOR77');
    expect(frame).toMatchObject({ frameNumber: 'MOTOR77', isOwn: false, isKnown: true });
  });
});

test.each([
  ['a number that many frames are near', 'ST10000?'],
  ['words of the article', 'trail'],
  ['no search', ''],
])('asks as many statements for one frame as for ten: %s', async (_name, text) => {
  const statements = async () => (await countStatements(() => search(dealer1, text))).statements;
  await given(app).serial({ value: 'ST100000' });
  await statements();
  const forOne = await statements();
  for (let nth = 1; nth < 10; nth += 1) await given(app).serial({ value: `ST10000${nth}` });
  for (const nth of [0, 1]) await given(app).retailSale({ frameNumber: `ST10000${nth}` });
  expect(await search(dealer1, text)).toHaveLength(10);
  expect(await statements()).toBe(forOne);
});

const nothing = {
  articleCode: null,
  brand: null,
  description: null,
  custCode: null,
  custName: null,
  doNo: null,
  deliveredOn: null,
  producedOn: null,
  sold: null,
  pdi: null,
  serials: [],
};

describe('the frame of another dealer', () => {
  test('shows recall and theft only', async () => {
    const { serial, recall, recallTask, stolenBike, retailSale, inspection } = given(app);
    const theirs = { customer: '0002000002' };
    await serial({ value: 'TH400001', ...theirs });
    await serial({ value: 'BT400001', kind: 'SerialNumberBattery', bike: 'TH400001', ...theirs });
    await retailSale({ frameNumber: 'TH400001', ...theirs });
    await inspection({ frameNumber: 'TH400001', ...theirs });
    const id = await recall({ title: 'Fork', parts: [{ article: 'B-4' }] });
    await recallTask({ recall: id, frameNumber: 'TH400001', ...theirs, state: 'repaired' });
    await stolenBike({ value: 'TH400001', source: 'police', reference: 'K-1' });
    for (const typed of ['TH-400001', 'BT400001']) {
      const [frame] = await search(dealer1, typed);
      expect(frame).toMatchObject({ isOwn: false, isKnown: true, isNear: false, ...nothing });
    }
    const [frame] = await search(dealer1, 'TH400001');
    expect(frame).toMatchObject({
      frameNumber: 'TH400001',
      recalls: [{ id, title: 'Fork', done: true, taskId: null, state: null, custCode: null }],
      stolen: { source: 'police', reference: 'K-1' },
    });
  });

  test('is never a near match', async () => {
    await given(app).serial({ value: 'TH400002', customer: '0002000002' });
    const [frame] = await search(dealer1, 'TH400003');
    expect(frame).toMatchObject({ frameNumber: 'TH400003', isKnown: false, isOwn: false });
  });

  test('that was sold here shows no data of the other dealer’s sale', async () => {
    await given(app).serial({ value: 'TH400004' });
    await given(app).retailSale({ frameNumber: 'TH400004', customer: '0002000002' });
    const [frame] = await search(dealer1, 'TH400004');
    expect(frame.sold).toMatchObject({ saleId: null, status: null, warrantyUntil: null });
    expect(frame.sold.soldDate).toMatch(/^\d{4}-/);
  });
});

test('shows only recall and theft of an unknown number', async () => {
  await given(app).recall({ id: 'RANGE', parts: [{ serialFrom: 'ZZ1000', serialTo: 'ZZ1999' }] });
  const [frame] = await search(dealer1, 'zz1500');
  expect(frame).toMatchObject({ isKnown: false, recalls: [{ id: 'RANGE' }], ...nothing });
});

test('refuses a user without the permission', async () => {
  const { errors } = await app.gql(await app.login('guest1'), '{ framesV4 { info { count } } }');
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

describe('a scanned text', () => {
  const stickers = [
    'https://id.example.com/f/ALC2630045',
    '010400638133393121ALC2630045',
    'S/N ALC2630045',
    'Serial: ALC2630045',
    ']C1010400638133393121ALC2630045',
    '21ALC2630045',
    'https://id.gs1.org/01/04006381333931/21/ALC2630045',
  ];

  test.each(stickers)('finds the stolen and recalled frame in %s', async (text) => {
    await given(app).stolenBike({ value: 'ALC2630045', source: 'police' });
    await given(app).recall({ id: 'ALC', parts: [{ serialFrom: 'ALC2630045' }] });
    expect(await search(dealer1, text)).toMatchObject([
      { frameNumber: 'ALC2630045', recalls: [{ id: 'ALC' }], stolen: { source: 'police' } },
    ]);
  });

  test.each(stickers)('finds the own frame in %s', async (text) => {
    await given(app).serial({ value: 'ALC 2630045' });
    expect(await search(dealer1, text)).toMatchObject([
      { frameNumber: 'ALC 2630045', isOwn: true, isNear: false },
    ]);
  });

  test.each([
    'https://id.example.com/f/ALC2630045',
    '(01)04006381333931',
    '4006381333931',
    'Scultura 4000',
  ])('that is no number says nothing about a bike: %s', async (text) => {
    expect(await search(dealer1, text)).toEqual([]);
    const query = 'query ($text: String) { framesV4(search: $text) { problem } }';
    const { data } = await app.gql(dealer1, query, { text });
    expect(data.framesV4).toEqual({ problem: 'NO_SERIAL_NUMBER' });
  });

  test('whose number begins like a label finds only that number', async () => {
    await given(app).serial({ value: 'SN12345' });
    await given(app).serial({ value: '12345' });
    expect(await search(dealer1, 'SN12345')).toMatchObject([{ frameNumber: 'SN12345' }]);
    expect(await search(dealer1, 'S/N 12345')).toMatchObject([{ frameNumber: '12345' }]);
  });

  test('with a known and a stolen number shows both', async () => {
    await given(app).serial({ value: 'ALC2630045' });
    await given(app).stolenBike({ value: 'BAT7712345' });
    expect(await search(dealer1, 'S/N ALC2630045\nS/N BAT7712345')).toMatchObject([
      { frameNumber: 'BAT7712345', isOwn: false, stolen: { lookalike: null } },
      { frameNumber: 'ALC2630045', isOwn: true },
    ]);
  });
});

describe('a number like that of a stolen bike', () => {
  test('is answered with the number that was reported', async () => {
    await given(app).stolenBike({ value: 'WSB12045', source: 'police' });
    const [frame] = await search(dealer1, 'W5B1Z045');
    expect(frame).toMatchObject({ stolen: { source: 'police', lookalike: 'WSB12045' } });
    const [itself] = await search(dealer1, 'WSB-12045');
    expect(itself).toMatchObject({ stolen: { lookalike: null } });
  });

  test('is answered as stolen beside own frames that are near', async () => {
    await given(app).serial({ value: 'ALC2630046' });
    await given(app).stolenBike({ value: 'ALC2630045' });
    expect(await search(dealer1, 'ALC2630045')).toMatchObject([
      { frameNumber: 'ALC2630045', isOwn: false, stolen: { lookalike: null } },
      { frameNumber: 'ALC2630046', isOwn: true, isNear: true },
    ]);
  });
});
