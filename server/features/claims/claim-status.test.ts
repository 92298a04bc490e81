import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { deleteOldIdCards } from './files/retention.ts';
import { type Claims, codes, startClaims } from './testing/claims.harness.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await startClaims();
});
afterAll(() => claims.app.close());
beforeEach(async () => {
  await claims.app.db.deleteFrom('claim').execute();
});

const newClaim: ReturnType<typeof given>['claim'] = (fields) => given(claims.app).claim(fields);

describe('a change of the status (O111)', () => {
  test('is made by whose role may make it, and kept in the history (B219)', async () => {
    const id = await newClaim();
    const { results } = await claims.setStatus({ id, status: 'REVIEW', from: 'SUBMITTED' });
    expect(results).toMatchObject([{ id, userErrors: [], claim: { status: { id: 'REVIEW' } } }]);
    const fields = 'histories { from { id } to { id category } reason by }';
    expect((await claims.read(id, fields)).histories).toEqual([
      {
        from: { id: 'SUBMITTED' },
        to: { id: 'REVIEW', category: 'open' },
        reason: '',
        by: expect.any(String),
      },
    ]);
  });

  test('is refused without a capability (B219)', async () => {
    const id = await newClaim();
    const refused = ['status:NOT_ALLOWED_STATUS'];
    expect(codes(await claims.setStatus({ id, status: 'APPROVED' }, claims.dealer))).toEqual(
      refused,
    );
    expect(codes(await claims.setStatus({ id, status: 'SUBMITTED' }))).toEqual(refused);
    const closed = await newClaim({ statusId: 'CLOSED' });
    expect(codes(await claims.setStatus({ id: closed, status: 'REVIEW' }))).toEqual(refused);
  });

  test('holds for the product and customer category of its capability (E658, E659)', async () => {
    const only = { productCategory: 'PAA', custCategory: 'nobody' };
    await given(claims.app).claimCapability({
      fromStatusId: 'REVIEW',
      toStatusId: 'APPROVED',
      ...only,
    });
    const id = await newClaim({ statusId: 'REVIEW', productCategory: 'PAA' });
    const approve = { id, status: 'APPROVED' };
    expect(codes(await claims.setStatus(approve))).toEqual(['status:NOT_ALLOWED_STATUS']);
    const { customer_group } = await claims.app.db
      .selectFrom('customer')
      .select('customer_group')
      .where('unified', '=', '0002000001')
      .executeTakeFirstOrThrow();
    const fits = { productCategory: 'PAA', custCategory: customer_group };
    await given(claims.app).claimCapability({
      fromStatusId: 'REVIEW',
      toStatusId: 'APPROVED',
      ...fits,
    });
    expect(codes(await claims.setStatus(approve))).toEqual([]);
  });

  test('is refused when the status has changed meanwhile', async () => {
    const id = await newClaim({ statusId: 'APPROVED' });
    const late = { id, status: 'REJECTED', from: 'SUBMITTED', reason: 'Late' };
    expect(codes(await claims.setStatus(late))).toEqual(['from:STATUS_CHANGED']);
    expect(codes(await claims.setStatus({ id, status: 'NEVER' }))).toEqual([
      'status:UNKNOWN_STATUS',
    ]);
  });

  test.each([
    ['a question', { status: 'INFO' }],
    ['a rejection', { status: 'REJECTED' }],
    ['no warranty', { status: 'APPROVED', isNotAWarranty: true }],
    ['a part', { status: 'APPROVED', approvedQty: 1 }],
  ])('needs a reason for %s (B220)', async (_, change) => {
    const id = await newClaim({ productCategory: 'PAA', qty: 2 });
    expect(codes(await claims.setStatus({ id, ...change }))).toEqual(['reason:REASON_REQUIRED']);
    const { results } = await claims.setStatus({ id, ...change, reason: 'Because' });
    expect(results[0].claim).toMatchObject({ reason: 'Because', status: { id: change.status } });
  });

  test('may approve a part of the pieces', async () => {
    const id = await newClaim({ productCategory: 'PAA', qty: 2 });
    const approve = { id, status: 'APPROVED', reason: 'One is worn' };
    for (const approvedQty of [0, 3, -1])
      expect(codes(await claims.setStatus({ ...approve, approvedQty }))).toEqual([
        'approvedQty:BAD_QUANTITY',
      ]);
    const { results } = await claims.setStatus({ ...approve, approvedQty: 1 });
    expect(results[0].claim).toMatchObject({ approvedQty: 1, reasonRejection: null });
  });

  test('says why a claim is no warranty, also after it is closed (N088)', async () => {
    const id = await newClaim();
    const change = { id, status: 'REJECTED', isNotAWarranty: true, reason: 'Fell over' };
    await claims.setStatus(change);
    await claims.setStatus({ id, status: 'CLOSED' });
    expect(await claims.read(id)).toMatchObject({
      status: { id: 'CLOSED' },
      isNotAWarranty: true,
      reasonRejection: 'Fell over',
    });
  });

  test('of many judges each alone', async () => {
    const [one, other] = [await newClaim(), await newClaim({ statusId: 'CLOSED' })];
    const foreign = await newClaim({ customer: '0002000004' });
    const ids = [other, one, foreign];
    const { message, results } = await claims.setStatus({ ids, status: 'REVIEW' });
    expect(message.status).toBe(true);
    expect(results.map(codes)).toEqual([['status:NOT_ALLOWED_STATUS'], [], ['id:UNKNOWN_RECORD']]);
    expect((await claims.read(one)).status.id).toBe('REVIEW');
    const { errors } = await claims.setStatus({ ids: [], status: 'REVIEW' });
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('of a foreign claim is refused as of an unknown one', async () => {
    const id = await newClaim();
    for (const asked of [id, randomUUID()])
      expect(
        codes(await claims.setStatus({ id: asked, status: 'WITHDRAWN' }, claims.stranger)),
      ).toEqual(['id:UNKNOWN_RECORD']);
  });
});

describe('the dealer of a claim (reading 99)', () => {
  test('answers a question with photos in free places', async () => {
    const id = await newClaim({ statusId: 'INFO' });
    for (const place of ['photo3', 'photo4', 'photo6'])
      await given(claims.app).claimFile(id, place);
    const photos = [await claims.upload(), await claims.upload()];
    const answer = { id, status: 'SUBMITTED', from: 'INFO', photos };
    expect(codes(await claims.setStatus(answer, claims.dealer))).toEqual([
      'reason:REASON_REQUIRED',
    ]);
    const { results } = await claims.setStatus({ ...answer, reason: 'See these' }, claims.dealer);
    const { docs, additionalDocuments, reason } = results[0].claim;
    expect(reason).toBe('See these');
    expect(docs.find(({ docType }: { docType: string }) => docType === 'photo5').file.id).toBe(
      photos[0],
    );
    expect(additionalDocuments).toMatchObject([{ no: 1 }]);
  });

  test('keeps photos among the papers when the claim is changed', async () => {
    const id = await newClaim({ statusId: 'INFO', frameNumber: 'KEEP-1', referenceNo: 'K1' });
    for (const place of ['photo3', 'photo4', 'photo5', 'photo6'])
      await given(claims.app).claimFile(id, place);
    const photos = [await claims.upload()];
    await claims.setStatus({ id, status: 'SUBMITTED', reason: 'a', photos }, claims.dealer);
    await claims.setStatus({ id, status: 'INFO', reason: 'more' });
    const files = await claims.uploadNeeded();
    const { version } = await claims.read(id, 'version');
    const { record } = await claims.update(id, version, { ...files, photo3: undefined });
    expect(record.additionalDocuments).toHaveLength(1);
  });

  test('withdraws an undecided claim', async () => {
    const id = await newClaim();
    const { results } = await claims.setStatus({ id, status: 'WITHDRAWN' }, claims.dealer);
    expect(results[0].claim.status.id).toBe('WITHDRAWN');
    const decided = await newClaim({ statusId: 'APPROVED' });
    expect(
      codes(await claims.setStatus({ id: decided, status: 'WITHDRAWN' }, claims.dealer)),
    ).toEqual(['status:NOT_ALLOWED_STATUS']);
  });
});

test('changes 200 claims at once', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 200; nth += 1) ids.push(await newClaim());
  const begin = performance.now();
  const { results } = await claims.setStatus({ ids, status: 'REVIEW' });
  const took = performance.now() - begin;
  expect(results.flatMap(({ userErrors }: { userErrors: object[] }) => userErrors)).toEqual([]);
  expect(took).toBeLessThan(10_000);
});

describe('comments (O097, O110)', () => {
  const ask = 'comments { comment internal isOwn } commentCount';
  async function add(id: string, args: object, token = claims.dealer) {
    const query = `mutation ($id: ID!, $comment: String!, $isInternal: Boolean) {
      createClaimComment(id: $id, comment: $comment, isInternal: $isInternal) {
        userErrors { field code } record { comment internal isOwn displayName createdBy } } }`;
    return (await claims.app.gql(token, query, { id, ...args })).data.createClaimComment;
  }

  test('are seen by both, internal ones by staff only (B221)', async () => {
    const id = await newClaim();
    const { record } = await add(id, { comment: ' When? ' });
    expect(record).toMatchObject({ comment: 'When?', internal: false, createdBy: 'dealer1' });
    await add(id, { comment: 'Secret', isInternal: true }, claims.staff);
    const mine = { comment: 'When?', internal: false, isOwn: true };
    expect(await claims.read(id, ask)).toEqual({ comments: [mine], commentCount: 1 });
    expect(await claims.read(id, ask, claims.staff)).toEqual({
      comments: [
        { ...mine, isOwn: false },
        { comment: 'Secret', internal: true, isOwn: true },
      ],
      commentCount: 2,
    });
    const { data } = await claims.app.gql(
      claims.dealer,
      `{ claimComments(id: "${id}") { comment } claimsV3 { claims { commentCount } } }`,
    );
    expect(data).toEqual({
      claimComments: [{ comment: 'When?' }],
      claimsV3: { claims: [{ commentCount: 1 }] },
    });
    expect(await claims.list('search: "secret"')).toEqual([]);
    expect(await claims.list('search: "secret"', claims.staff)).toEqual([]);
  });

  test('are refused when they are internal, empty or too long (B222)', async () => {
    const id = await newClaim();
    expect(codes(await add(id, { comment: 'x', isInternal: true }))).toEqual([
      'isInternal:NOT_ALLOWED',
    ]);
    expect(codes(await add(id, { comment: ' ' }))).toEqual(['comment:EMPTY']);
    expect(codes(await add(id, { comment: 'x'.repeat(2_001) }))).toEqual(['comment:TOO_LONG']);
    expect(codes(await add(id, { comment: 'x' }, claims.stranger))).toEqual(['id:UNKNOWN_RECORD']);
    const closed = await newClaim({ statusId: 'CLOSED' });
    expect(codes(await add(closed, { comment: 'x' }))).toEqual(['id:CLAIM_CLOSED']);
  });
});

describe('papers (O104, O112, O113)', () => {
  async function add(claimId: string, file: string, token = claims.dealer) {
    const query = `mutation ($claimId: ID!, $file: ID!) { createClaimAdditionalDocument(
      claimId: $claimId, additionalDocument: $file, title: "Bill") {
        userErrors { field code } record { id no title url } } }`;
    const { data } = await claims.app.gql(token, query, { claimId, file });
    return data.createClaimAdditionalDocument;
  }
  const remove = async (id: string, token = claims.dealer) =>
    (
      await claims.app.gql(
        token,
        `mutation { deleteClaimAdditionalDocument(id: "${id}") { message { status }
          userErrors { field code } } }`,
      )
    ).data.deleteClaimAdditionalDocument;

  test('take the lowest number that is free, five in all (B231, E654)', async () => {
    const id = await newClaim();
    const ids: string[] = [];
    for (let no = 1; no <= 5; no += 1) {
      const { record } = await add(id, await claims.upload('claims/paper'));
      expect(record).toMatchObject({ no, title: 'Bill' });
      ids.push(record.id);
    }
    const more = await claims.upload('claims/paper');
    expect(codes(await add(id, more))).toEqual(['additionalDocument:TOO_MANY_DOCUMENTS']);
    for (let time = 0; time < 2; time += 1)
      expect((await remove(ids[1] ?? '')).message.status).toBe(true);
    expect((await add(id, more)).record.no).toBe(2);
    const { data } = await claims.app.gql(
      claims.dealer,
      `{ claimAdditionalDocuments(claimId: "${id}") { no } }`,
    );
    expect(data.claimAdditionalDocuments).toHaveLength(5);
  });

  test('are refused on a decided claim, and to others', async () => {
    const closed = await newClaim({ statusId: 'CLOSED' });
    const paper = await given(claims.app).claimPaper(closed);
    expect(codes(await remove(paper))).toEqual(['id:CLAIM_CLOSED']);
    expect(codes(await add(closed, await claims.upload('claims/paper')))).toEqual([
      'claimId:CLAIM_CLOSED',
    ]);
    const id = await newClaim();
    const own = await given(claims.app).claimPaper(id);
    await remove(own, claims.stranger);
    expect((await claims.read(id)).additionalDocuments).toHaveLength(1);
    expect(codes(await add(id, randomUUID()))).toEqual(['additionalDocument:FILE_GONE']);
    expect(codes(await remove('x'))).toEqual(['id:UNKNOWN_RECORD']);
  });
});

describe('the files of a claim', () => {
  const open = async (file: string, token: string) =>
    (await claims.app.rest('GET', `/files/${file}/thumbnail`, { token })).status;
  const readings = async () =>
    (
      await claims.app.db
        .selectFrom('audit_event')
        .select('detail')
        .where('kind', '=', 'claim.id-card-read')
        .execute()
    ).length;

  test('are read inside the fence', async () => {
    const photo3 = await claims.upload();
    const { record } = await claims.create({ photo3 }, { draft: true });
    expect(await open(photo3, claims.dealer)).toBe(200);
    expect(await open(photo3, claims.stranger)).toBe(404);
    expect(await open(photo3, claims.staff)).toBe(404);
    await claims.app.db
      .updateTable('claim')
      .set({ status_id: 'SUBMITTED' })
      .where('id', '=', record.id)
      .execute();
    expect(await open(photo3, claims.staff)).toBe(200);
  });

  test('record each reading of an ID card', async () => {
    const idCard = await claims.upload('claims/id-card');
    const { record } = await claims.create({ idCard }, { draft: true });
    await claims.app.db
      .updateTable('claim')
      .set({ status_id: 'SUBMITTED' })
      .where('id', '=', record.id)
      .execute();
    const before = await readings();
    expect(await open(idCard, claims.dealer)).toBe(200);
    expect(await open(idCard, claims.staff)).toBe(200);
    expect(await readings()).toBe(before + 2);
    await claims.app.db.updateTable('claim_capability').set({ active: false }).execute();
    expect(await open(idCard, claims.staff)).toBe(404);
    expect(
      (await claims.read(record.id, 'docs { docType url file { name } }', claims.staff)).docs,
    ).toEqual([{ docType: 'idCard', url: null, file: { name: '' } }]);
    await claims.app.db.updateTable('claim_capability').set({ active: true }).execute();
    expect(await readings()).toBe(before + 2);
  });

  test('lose the ID card with the end of the claim', async () => {
    const card = { purpose: 'claims/id-card' };
    const id = await newClaim();
    await given(claims.app).claimFile(id, 'idCard', card);
    await claims.setStatus({ id, status: 'WITHDRAWN' }, claims.dealer);
    expect((await claims.read(id)).docs).toEqual([]);
    const old = await newClaim({ statusId: 'APPROVED', statusAt: '2026-01-01T00:00:00Z' });
    const fresh = await newClaim({ statusId: 'APPROVED' });
    for (const one of [old, fresh]) await given(claims.app).claimFile(one, 'idCard', card);
    expect(await deleteOldIdCards(claims.app.db)).toBe(1);
    expect((await claims.read(old)).docs).toEqual([]);
    expect((await claims.read(fresh)).docs).toHaveLength(1);
  });
});
