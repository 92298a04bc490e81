import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { given } from '#server/testing/given.ts';
import { type Claims, c1, codes, startClaims } from './testing/claims.harness.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await startClaims();
});
afterAll(() => claims.app.close());
beforeEach(async () => {
  await claims.app.db.deleteFrom('claim').execute();
  await given(claims.app).hostSettings({ claimIdCard: 'required' });
});

describe('a new claim (O105)', () => {
  test('is sent with its files and gets a number', async () => {
    const files = await claims.uploadNeeded();
    const { record, userErrors } = await claims.create(files);
    expect(userErrors).toEqual([]);
    expect(record).toMatchObject({
      version: 1,
      status: { id: 'SUBMITTED', category: 'open' },
      frameNumber: 'al-100',
      isOwn: true,
      description: 'First line\nsecond, back\\slash',
      article: { code: 'B-4', brand: 'Alto' },
      problems: [{ id: 'FORK', part: 'Fork', description: 'Leaks oil', notes: 'left side' }],
    });
    expect(record.referenceNo).toMatch(/^\d{6}$/);
    expect(record.docs.map(({ docType }: { docType: string }) => docType)).toEqual([
      'invoice',
      'photo1',
      'photo2',
      'photo3',
    ]);
  });

  test('is sent once for its id', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const files = await claims.uploadNeeded();
    const first = await claims.create({ id, ...files }, { key });
    expect(await claims.create({ id, ...files }, { key })).toEqual(first);
    expect(codes(await claims.create({ id, ...files }))).toEqual(['input.id:BAD_ID']);
    expect(await claims.list('page: 1')).toEqual([id]);
  });

  test('shows its consumer to no auditor, nor in its history', async () => {
    await given(claims.app).hostSettings({ claimIdCard: 'optional' });
    const consumer = { name: 'Vera Secret' };
    const { record } = await claims.create({ ...(await claims.uploadNeeded()), consumer });
    const query = `query ($id: ID!) { claimV2(id: $id) { id consumer { name } }
      history(feature: "claims", id: $id) { events { changes { field after } } }
      claimsV3(search: "vera") { claims { id } } }`;
    const read = async (user: string) =>
      (await claims.app.gql(await claims.app.login(user), query, { id: record.id })).data;
    expect(JSON.stringify((await read('sales1')).history)).toContain('Vera Secret');
    const seen = await read('audit1');
    expect(seen).toMatchObject({ claimV2: { id: record.id }, claimsV3: { claims: [] } });
    expect(seen.history.events).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/secret|consumerName/i);
  });

  test('names every missing file in its place (B223 to B226)', async () => {
    expect(codes(await claims.create())).toEqual([
      'input.invoice:NO_INVOICE',
      'input.photo1:NO_FULL_PHOTO',
      'input.photo2:NO_SERIAL_PHOTO',
      'input.photo3:NO_ISSUE_PHOTO',
    ]);
    expect(await claims.list('page: 1')).toEqual([]);
  });

  test('needs the ID card with a consumer (B232)', async () => {
    const consumer = { name: 'Rian' };
    expect(codes(await claims.create({ consumer }))).toContain('input.idCard:NO_ID_CARD');
    expect(codes(await claims.create({ consumer: { name: ' ' } }))).not.toContain(
      'input.idCard:NO_ID_CARD',
    );
    await given(claims.app).hostSettings({ claimIdCard: 'none' });
    expect(codes(await claims.create({ idCard: randomUUID() }))).toEqual([
      'input.idCard:NOT_ALLOWED',
    ]);
  });

  test.each([
    ['a future purchase', { purchaseDate: dayFromNow(2) }, 'input.purchaseDate:IN_FUTURE'],
    ['two bikes', { qty: 2 }, 'input.qty:BAD_QUANTITY'],
    ['no bike', { qty: 0 }, 'input.qty:BAD_QUANTITY'],
    ['an unknown article', { articleCode: 'NEVER' }, 'input.articleCode:UNKNOWN_ARTICLE'],
    ['a part', { articleCode: 'P-1' }, 'input.articleCode:UNKNOWN_ARTICLE'],
    ['no code', { articleCode: null }, 'input.articleCode:REQUIRED'],
    ['a foreign customer', { custCode: '0002000004' }, 'input.custCode:UNKNOWN_CUSTOMER'],
    ['an unknown problem', { problems: [{ id: 'X' }] }, 'input.problems.0.id:UNKNOWN_PROBLEM'],
    ['a nameless problem', { problems: [{}] }, 'input.problems.0.description:REQUIRED'],
    [
      'notes of two lines',
      { problems: [{ id: 'FORK', notes: 'a\nb' }] },
      'input.problems.0.notes:NOT_TEXT',
    ],
    ['a tag', { description: '<b>' }, 'input.description:NOT_TEXT'],
    ['a long text', { description: 'a'.repeat(2_001) }, 'input.description:TOO_LONG'],
    ['a NUL', { dealerNo: '\0' }, 'input.dealerNo:NOT_ALLOWED'],
    ['no UUID', { id: '7' }, 'input.id:BAD_ID'],
    ['words as frame', { frameNumber: 'see the photo' }, 'input.frameNumber:NO_SERIAL_NUMBER'],
  ])('is refused with %s (N086)', async (_, change, code) => {
    expect(codes(await claims.create(change))).toEqual([code]);
  });

  test.each(['frameNumber', 'purchaseDate', 'description', 'problems'])(
    'is refused without %s (N086, F019)',
    async (name) => {
      const change = { [name]: name === 'problems' ? [] : null };
      expect(codes(await claims.create(change))).toContain(`input.${name}:REQUIRED`);
    },
  );

  test('needs no problem where the host says so (F019)', async () => {
    await given(claims.app).hostSettings({ claimProblemRequired: false });
    expect(codes(await claims.create({ problems: [] }))).not.toContain('input.problems:REQUIRED');
  });

  test('may have no code where the host allows it (F018, F020)', async () => {
    const own = { articleCode: null, articleDescription: 'Old bike', brandName: 'Alto' };
    await given(claims.app).hostSettings({ claimNonCode: true });
    const draft = await claims.create(own, { draft: true });
    expect(draft.record.article).toEqual({ code: null, description: 'Old bike', brand: 'Alto' });
    expect(codes(await claims.create(own))).toContain('input.articleCode:REQUIRED');
    await given(claims.app).hostSettings({ claimNonCode: true, claimAllowNonCode: true });
    expect(codes(await claims.create(own))).not.toContain('input.articleCode:REQUIRED');
  });

  test('for a part is refused where the host says so (F017)', async () => {
    const part = { articleCode: 'P-1', frameNumber: null, qty: 5 };
    const paa = { kind: 'Paa' } as const;
    expect(codes(await claims.create(part, paa))).toEqual([
      'input.invoice:NO_INVOICE',
      'input.photo1:NO_FULL_PHOTO',
      'input.photo3:NO_ISSUE_PHOTO',
    ]);
    await given(claims.app).hostSettings({ claimAllowPAA: false });
    expect(codes(await claims.create(part, paa))).toEqual(['input:PAA_CLAIMS_OFF']);
  });

  test('does not repeat an open one of its frame and problem', async () => {
    const first = await claims.create(await claims.uploadNeeded());
    const again = await claims.create(await claims.uploadNeeded());
    expect(codes(again)).toEqual(['input.frameNumber:ALREADY_CLAIMED']);
    expect(again.open).toMatchObject({ id: first.record.id, status: { id: 'SUBMITTED' } });
    const other = { problems: [{ description: 'Cracked' }], ...(await claims.uploadNeeded()) };
    expect(codes(await claims.create(other))).toEqual([]);
  });

  test('is the last of fifty a day', async () => {
    for (let nth = 0; nth < 50; nth += 1) await given(claims.app).claim();
    expect(codes(await claims.create({}, { draft: true }))).toEqual(['input:TOO_MANY_CLAIMS']);
  });

  test('takes a file once and only of its kind', async () => {
    const files = await claims.uploadNeeded();
    expect(codes(await claims.create({ ...files, photo2: files.photo1 }))).toEqual([
      'input.photo2:NOT_ALLOWED',
    ]);
    expect(codes(await claims.create({ ...files, invoice: await claims.upload() }))).toEqual([
      'input.files:FILE_GONE',
    ]);
  });
});

describe('a draft', () => {
  test('needs customer and article only, and is of its dealer', async () => {
    const gaps = { frameNumber: null, description: null, problems: null, purchaseDate: null };
    const { record } = await claims.create(gaps, { draft: true });
    expect(record).toMatchObject({ referenceNo: null, status: { category: 'draft' } });
    expect(await claims.list('page: 1')).toEqual([record.id]);
    expect(await claims.list('page: 1', claims.staff)).toEqual([]);
    expect(await claims.read(record.id, 'id', claims.staff)).toBeNull();
    expect(await claims.read(record.id, 'id', claims.stranger)).toBeNull();
  });

  test('is changed, and keeps the files that are left out (O107)', async () => {
    const { invoice, photo1 } = await claims.uploadNeeded();
    const { record } = await claims.create({ invoice, photo1 }, { draft: true });
    const after = await claims.update(record.id, 1, { photo1: null, dealerNo: 'D-7' });
    expect(after.record.docs).toMatchObject([{ docType: 'invoice', file: { id: invoice } }]);
    expect(after.record.version).toBe(2);
    expect(codes(await claims.update(record.id, 1))).toEqual(['version:STALE_VERSION']);
  });

  test('keeps papers under their numbers (B231)', async () => {
    const [one, two] = [await claims.upload('claims/paper'), await claims.upload('claims/paper')];
    const papers = { additionalDoc1: one, additionalDoc3: two };
    const { record } = await claims.create(papers, { draft: true });
    expect(record.additionalDocuments).toMatchObject([{ no: 1 }, { no: 3 }]);
    const after = await claims.update(record.id, 1, { additionalDoc1: null });
    expect(after.record.additionalDocuments).toEqual([record.additionalDocuments[1]]);
  });

  test('is sent with the same checks (reading 38)', async () => {
    const { record } = await claims.create({}, { draft: true });
    const send = { id: record.id, status: 'SUBMITTED', from: 'DRAFT' };
    const refused = await claims.setStatus(send, claims.dealer);
    expect(codes(refused)).toContain('input.invoice:NO_INVOICE');
    await claims.update(record.id, 1, await claims.uploadNeeded());
    const sent = await claims.setStatus(send, claims.dealer);
    expect(sent.results[0].claim).toMatchObject({ status: { id: 'SUBMITTED' } });
    expect(sent.results[0].claim.referenceNo).toMatch(/^\d{6}$/);
    expect(codes(await claims.update(record.id, 3))).toEqual(['id:CLAIM_CLOSED']);
  });
});

describe('the list (O096)', () => {
  test('finds numbers, frames, articles, consumers and problems', async () => {
    const { claim } = given(claims.app);
    const id = await claim({
      referenceNo: '000777',
      erpNo: 'ERP-5',
      dealerNo: 'MY-9',
      frameNumber: 'ZZ-100-7',
      consumerName: 'Kartika',
      problem: 'Broken spoke',
    });
    await claim({ article: 'P-1', articleDescription: 'Pedal', brand: 'Velm' });
    for (const word of ['000777', 'erp-5', 'my-9', 'zz1007', 'kartika', 'spoke', 'b-4', 'trail'])
      expect(await claims.list(`search: "${word}"`), word).toEqual([id]);
    expect(await claims.list('search: "kartika nothing"')).toEqual([]);
  });

  test('filters, counts and names brands', async () => {
    const { claim } = given(claims.app);
    const [a, b] = [
      await claim({ frameNumber: 'F1000001', createdAt: '2026-01-05T12:00:00Z' }),
      await claim({ statusId: 'INFO', brand: 'Velm', productCategory: 'PAA' }),
    ];
    await claim({ customer: '0002000004', brand: 'Hidden' });
    for (const args of [
      'status: "INFO"',
      'brand: "Velm"',
      'productCategory: PAA',
      'waitingForMe: true',
    ])
      expect(await claims.list(args), args).toEqual([b]);
    for (const args of ['frameNumber: "f1-000001"', 'from: "2026-01-05", to: "2026-01-05"'])
      expect(await claims.list(args), args).toEqual([a]);
    const { data } = await claims.app.gql(
      claims.dealer,
      '{ claimsV3(status: "INFO") { waiting brands counts { statusId count } info { count } } }',
    );
    expect(data.claimsV3).toEqual({
      waiting: 1,
      brands: ['Alto', 'Velm'],
      counts: expect.arrayContaining([
        { statusId: 'SUBMITTED', count: 1 },
        { statusId: 'INFO', count: 1 },
      ]),
      info: { count: 1 },
    });
  });

  test('finds a word that very many claims have', async () => {
    const { claim } = given(claims.app);
    const id = await claim({ articleDescription: 'Gravel', customer: '0002000002' });
    const row = await claims.app.db
      .selectFrom('claim')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { search: _, consumer_search: __, ...columns } = row;
    for (let portion = 0; portion < 2; portion += 1) {
      const many = Array.from({ length: 1_000 }, () => ({ ...columns, id: randomUUID() }));
      await claims.app.db.insertInto('claim').values(many).execute();
    }
    const own = await claim({ problem: 'Rattles on gravel' });
    expect(await claims.list('search: "gravel"')).toEqual([own]);
    const found = '{ claimsV3(search: "GRAVEL") { counts { count } info { count } } }';
    const { data } = await claims.app.gql(claims.stranger, found);
    expect(data.claimsV3).toEqual({ counts: [{ count: 2_001 }], info: { count: 2_001 } });
  });

  test('begins with what waits longest for staff with a capability', async () => {
    const { claim } = given(claims.app);
    const newer = await claim({ statusAt: '2026-02-02T00:00:00Z' });
    const older = await claim({ statusAt: '2026-02-01T00:00:00Z' });
    await claim({ statusId: 'REVIEW' });
    expect(await claims.list('waitingForMe: true', claims.staff)).toEqual([older, newer]);
    expect(await claims.list('waitingForMe: true')).toEqual([]);
  });
});

describe('a claim (O094)', () => {
  test('shows what the register knows, and no consumer of a sale (N084)', async () => {
    const { claim, serial, recall, stolenBike, inspection } = given(claims.app);
    const frameNumber = await serial();
    await recall({ parts: [{ serialFrom: frameNumber, serialTo: frameNumber }] });
    await stolenBike({ value: frameNumber });
    await inspection({ frameNumber });
    const id = await claim({ frameNumber });
    const fields = `stolenBike { stolen } recallFrames { title } pdi { mechanic } deliveredOn
      sold { saleId soldDate }`;
    expect(await claims.read(id, fields)).toEqual({
      stolenBike: { stolen: true },
      recallFrames: [{ title: 'Fork' }],
      pdi: { mechanic: 'Workshop' },
      deliveredOn: dayFromNow(-30),
      sold: null,
    });
  });

  test('shows of a sale outside the fence only its day', async () => {
    const { claim, serial, retailSale } = given(claims.app);
    const frameNumber = await serial();
    await retailSale({ frameNumber, customer: '0002000004', soldOn: '2026-03-04' });
    const id = await claim({ frameNumber });
    expect(await claims.read(id, 'sold { saleId soldDate status warrantyUntil }')).toEqual({
      sold: { saleId: null, soldDate: '2026-03-04', status: null, warrantyUntil: null },
    });
  });

  test('is nothing to another dealer', async () => {
    const id = await given(claims.app).claim();
    expect(await claims.read(id, 'id', claims.stranger)).toBeNull();
    expect(await claims.read(id, 'id custCode')).toEqual({ id, custCode: c1 });
  });
});
