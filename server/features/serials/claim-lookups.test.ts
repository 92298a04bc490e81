import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['serial', 'recall', 'stolen_bike'] as const)
    await app.db.deleteFrom(table).execute();
});

const theirs = { customer: '0002000002' };

describe('the recalls of a frame (O103, E630)', () => {
  const findRecalls = async (frameNumber: string) => {
    const query = `query ($frameNumber: String!) {
      claimRecallFrames(frameNumber: $frameNumber) { id frameNumber done state custCode } }`;
    const { data, errors } = await app.gql(dealer1, query, { frameNumber });
    expect(errors).toBeUndefined();
    return data.claimRecallFrames;
  };

  test('are found for any frame, without the task of another dealer', async () => {
    await given(app).serial({ value: 'WU1', ...theirs });
    const recall = await given(app).recall({ parts: [{ serialFrom: 'WU1' }] });
    await given(app).recallTask({ recall, frameNumber: 'WU1', ...theirs, state: 'repaired' });
    expect(await findRecalls('wu-1')).toEqual([
      { id: recall, frameNumber: 'wu-1', done: true, state: null, custCode: null },
    ]);
  });

  test('are those of the own frame when another has its number', async () => {
    const recall = await given(app).recall({ parts: [{ serialFrom: 'WU2' }] });
    const twins = [
      { article: 'B-1', customer: '0002000001', state: 'open' },
      { article: 'B-2', ...theirs, state: 'repaired' },
    ];
    for (const { state, ...twin } of twins) {
      await given(app).serial({ value: 'WU2', ...twin });
      await given(app).recallTask({ recall, frameNumber: 'WU2', ...twin, state });
    }
    expect(await findRecalls('WU2')).toEqual([
      { id: recall, frameNumber: 'WU2', done: false, state: 'open', custCode: '0002000001' },
    ]);
  });

  test('are only those that are active and concern its number', async () => {
    await given(app).recall({ parts: [{ serialFrom: 'WU3' }], active: false });
    await given(app).recall({ parts: [{ serialFrom: 'WU4' }] });
    expect(await findRecalls('WU3')).toEqual([]);
  });
});

describe('the frames of a recall', () => {
  test('are those at the viewer’s customers, open ones first', async () => {
    const recall = await given(app).recall();
    const task = (frameNumber: string, more: object) =>
      given(app).recallTask({ recall, frameNumber, ...more });
    await task('WU1', { state: 'repaired' });
    await task('WU2', {});
    await task('WU3', theirs);
    const { data } = await app.gql(
      dealer1,
      `{ claimRecallFrames(recallId: "${recall}") { frameNumber done } }`,
    );
    expect(data.claimRecallFrames).toEqual([
      { frameNumber: 'WU2', done: false },
      { frameNumber: 'WU1', done: true },
    ]);
  });

  test.each(['frameNumber: null', 'frameNumber: "WU1", recallId: "R1"'])(
    'are not answered for %s',
    async (args) => {
      const { errors } = await app.gql(dealer1, `{ claimRecallFrames(${args}) { id } }`);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('the report of a stolen bike (O100, E629)', () => {
  const findReport = async (frameNumber: string) => {
    const query = `query ($frameNumber: String!) {
      claimStolenBike(frameNumber: $frameNumber) { stolen since source reference isOurs lookalike } }`;
    const { data, errors } = await app.gql(dealer1, query, { frameNumber });
    expect(errors).toBeUndefined();
    return data.claimStolenBike;
  };

  test('is found by the number, also by one that looks alike', async () => {
    const report = { since: '2026-04-01', source: 'police', reference: 'K-1' };
    await given(app).stolenBike({ value: 'WO-18', ...report });
    const expected = { stolen: true, isOurs: true, ...report };
    expect(await findReport('wo18')).toEqual({ ...expected, lookalike: null });
    expect(await findReport('W0IB')).toEqual({ ...expected, lookalike: 'WO-18' });
  });

  test('is not answered of a bike that was found, or of another number', async () => {
    await given(app).stolenBike({ value: 'WU51', active: false });
    await given(app).stolenBike({ value: 'WU61', sorg: '3000' });
    for (const number of ['WU51', 'WU61', 'WU71']) expect(await findReport(number)).toBeNull();
  });
});

describe('a text that is no frame number', () => {
  const fields = [
    'claimRecallFrames(frameNumber: $text) { id }',
    'claimStolenBike(frameNumber: $text) { source }',
  ];

  test.each([
    'no number!',
    'https://id.example.com/f/ALC2630045',
    '(01)04006381333931',
    '4006381333931',
  ])('is refused, so that nothing is said of a bike: %s', async (text) => {
    const [recalls, theft] = fields.map((field) =>
      app.gql(dealer1, `query ($text: String!) { ${field} }`, { text }),
    );
    expect((await recalls)?.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await theft)?.data.claimStolenBike).toBeNull();
  });

  test('shows both the recall and the theft of its numbers', async () => {
    await given(app).recall({ id: 'R', parts: [{ serialFrom: 'ALC2630045' }] });
    await given(app).stolenBike({ value: 'BAT7712345', source: 'police' });
    const query = `query ($text: String!) { ${fields.join(' ')} }`;
    const text = 'S/N ALC2630045; Battery S/N BAT7712345';
    const { data } = await app.gql(dealer1, query, { text });
    expect(data.claimRecallFrames).toHaveLength(1);
    expect(data.claimStolenBike).toEqual({ source: 'police' });
  });

  test('is searched for the number of a stolen bike', async () => {
    await given(app).stolenBike({ value: 'ALC2630045', source: 'police' });
    const query = `query ($text: String!) { ${fields[1]} }`;
    const { data } = await app.gql(dealer1, query, { text: 'https://id.example.com/f/ALC2630045' });
    expect(data.claimStolenBike).toEqual({ source: 'police' });
  });
});

test('allows 60 look-ups of frames a minute in all', async () => {
  const limited = await startTestApp({ config: { callLimits: true } });
  const token = await limited.login('dealer1');
  const fields = [
    'claimRecallFrames(frameNumber: "WU1") { id }',
    'claimStolenBike(frameNumber: "WU1") { source }',
    'framesV4(search: "WU1") { info { count } }',
  ];
  for (let call = 0; call < 60; call += 1)
    expect((await limited.gql(token, `{ ${fields[call % 3]} }`)).status).toBe(200);
  for (const field of fields) expect((await limited.gql(token, `{ ${field} }`)).status).toBe(429);
  await limited.close();
});
