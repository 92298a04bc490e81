import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { given } from '#server/testing/given.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
  await given(harness).claimStatuses();
  await given(harness).claimProblem({ id: 'FORK', part: 'Fork', description: 'Leaks oil' });
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('claim').execute();
  await harness.db.deleteFrom('claim_number').execute();
});

const head =
  'sorg,id,status,customer,article,frameNumber,purchaseDate,problems,createdAt,statusAt,reasonRejection,deliveryOrders';
const claim = (id: string, more = 'SUBMITTED') => {
  const [status = '', reason = '', orders = ''] = more.split(',');
  return `2000,${id},${status},0002000001,B-4,al-7,2026-03-01,FORK,2026-04-01,2026-04-03,${reason},${orders}`;
};
const files = (...lines: string[]) => ({ 'claims.csv': [head, ...lines] });
const claims = () => harness.db.selectFrom('claim').selectAll().orderBy('id').execute();
const events = () =>
  harness.db
    .selectFrom('claim_event')
    .select(['from_status_id', 'to_status_id', 'reason'])
    .orderBy('id')
    .execute();

describe('claims.csv', () => {
  test('reads claims that were taken elsewhere', async () => {
    const lines = [claim('E1', 'REJECTED,Worn,DN-1|DN-2'), claim('E2')];
    expect(await harness.problems(files(...lines))).toEqual([]);
    expect(await claims()).toMatchObject([
      {
        id: 'E1',
        reference_no: '000001',
        frame_normal: 'AL7',
        product_category: 'Bike',
        reason: 'Worn',
        source: 'feed',
        decided_at: new Date('2026-04-03'),
        sent_at: new Date('2026-04-01'),
      },
      { id: 'E2', reference_no: '000002', decided_at: null },
    ]);
    expect(await events()).toEqual([
      { from_status_id: null, to_status_id: 'SUBMITTED', reason: '' },
      { from_status_id: 'SUBMITTED', to_status_id: 'REJECTED', reason: 'Worn' },
      { from_status_id: null, to_status_id: 'SUBMITTED', reason: '' },
    ]);
    const entries = await harness.db.selectFrom('claim_entry').select('part').execute();
    expect(entries).toEqual([{ part: 'Fork' }, { part: 'Fork' }]);
    const orders = await harness.db.selectFrom('claim_delivery').select('do_number').execute();
    expect(orders.map(({ do_number }) => do_number).toSorted()).toEqual(['DN-1', 'DN-2']);
    expect((await harness.run(files(...lines))).files[0]).toMatchObject({ changed: 0 });
    expect(await events()).toHaveLength(3);
  });

  test('answers a claim of the portal and keeps the rest', async () => {
    const id = await given(harness).claim({ referenceNo: '000009', frameNumber: 'WU-1', qty: 2 });
    const answer = {
      'claims.csv': [
        'sorg,id,status,erpNo,creditNote,creditAmount,approvedQty,reasonRejection',
        `2000,${id},APPROVED,E-7,CN-1,12.50,1,One is fine`,
      ],
    };
    expect(await harness.problems(answer)).toEqual([]);
    const [stored] = await claims();
    expect(stored).toMatchObject({
      status_id: 'APPROVED',
      erp_no: 'E-7',
      credit_amount: 1250,
      approved_qty: 1,
      frame_normal: 'WU1',
      qty: 2,
      source: 'portal',
      version: 2,
    });
    expect(stored?.decided_at).not.toBeNull();
    expect(await events()).toEqual([
      { from_status_id: 'SUBMITTED', to_status_id: 'APPROVED', reason: 'One is fine' },
    ]);
    expect((await harness.run(answer)).files[0]).toMatchObject({ changed: 0 });
  });

  test('does not undo what was decided after its row', async () => {
    await harness.run(files(claim('E1', 'INFO,Which fork?')));
    await harness.db.updateTable('claim').set({ status_id: 'SUBMITTED', reason: 'X' }).execute();
    await harness.run(files(claim('E1', 'INFO,Which fork?')));
    expect(await claims()).toMatchObject([{ status_id: 'SUBMITTED', reason: 'X' }]);
    const id = await given(harness).claim({ referenceNo: '000009', statusId: 'APPROVED' });
    await harness.run({ 'claims.csv': ['sorg,id,status', `2000,${id},SUBMITTED`] });
    expect((await claims()).find((row) => row.id === id)?.status_id).toBe('APPROVED');
  });

  test('names line, column and reason of what is wrong', async () => {
    const id = await given(harness).claim({ referenceNo: '000009' });
    const draft = await given(harness).claim({ statusId: 'DRAFT' });
    const lines = [
      'sorg,id,status,customer,article,creditAmount,purchaseDate,brand,productCategory,approvedQty',
      `2000,${id},REVIEW,0002000002,,,,,,`,
      `2000,${draft},APPROVED,,,,,,,`,
      '2000,E1,NEVER,0002000001,B-4,,2026-01-01,,,',
      '2000,E2,SUBMITTED,,UNKNOWN,,,Alto,,',
      '2000,E3,SUBMITTED,0002000001,B-4,5,2999-01-01,,,3',
    ];
    expect(await harness.problems({ 'claims.csv': lines })).toEqual([
      'claims.csv:2:customer: "0002000001" has made this claim (NOT_ALLOWED)',
      'claims.csv:3:status: only its dealer sends a draft (NOT_ALLOWED)',
      'claims.csv:4:status: there is no claim status "NEVER" in 2000 (UNKNOWN_REFERENCE)',
      'claims.csv:5:customer: is needed for a claim that was taken elsewhere (REQUIRED)',
      'claims.csv:5:articleDescription: is needed for a claim that was taken elsewhere (REQUIRED)',
      'claims.csv:5:productCategory: is needed for a claim that was taken elsewhere (REQUIRED)',
      'claims.csv:5:purchaseDate: is needed for a claim that was taken elsewhere (REQUIRED)',
      'claims.csv:6:purchaseDate: 2999-01-01 is in the future (OUT_OF_RANGE)',
      'claims.csv:6:approvedQty: 3 is more than qty, 1 (OUT_OF_RANGE)',
      'claims.csv:6:creditNote: a credit of an amount or day needs its number (REQUIRED)',
    ]);
  });
});

describe('claim_comments.csv', () => {
  const comments = (...lines: string[]) => ({
    'claim_comments.csv': ['sorg,claim,no,comment,internal,displayName,createdAt', ...lines],
  });

  test('reads comments once, internal ones as such', async () => {
    const id = await given(harness).claim();
    const lines = [`2000,${id},1,Seen,true,Desk,2026-04-01`, `2000,${id},2,Hello,,Desk,2026-04-02`];
    expect(await harness.problems(comments(...lines))).toEqual([]);
    expect((await harness.run(comments(...lines))).files[0]).toMatchObject({ changed: 0 });
    const stored = await harness.db
      .selectFrom('claim_comment')
      .select(['comment', 'internal'])
      .orderBy('no')
      .execute();
    expect(stored).toEqual([
      { comment: 'Seen', internal: true },
      { comment: 'Hello', internal: false },
    ]);
  });

  test('notifies the dealer of new comments once', async () => {
    const id = await given(harness).claim();
    const now = new Date().toISOString().replace(/\.\d+/, '');
    const lines = [
      `2000,${id},1,From the old system,,Desk,2020-04-01`,
      `2000,${id},2,For the desk,true,Desk,${now}`,
      `2000,${id},3,Which fork?,,Desk,${now}`,
    ];
    await harness.run(comments(...lines));
    const told = () =>
      harness.db
        .selectFrom('notification as n')
        .innerJoin('app_user as u', 'u.id', 'n.user_id')
        .innerJoin('claim_comment as m', (on) =>
          on.on(sql`n.event`, '=', sql`'claim-comment-' || m.id`),
        )
        .select(['u.username', 'm.comment'])
        .execute();
    expect(await told()).toEqual([{ username: 'dealer1', comment: 'Which fork?' }]);
    await harness.db.deleteFrom('notification').execute();
    const corrected = `2000,${id},3,Which of the forks?,,Desk,${now}`;
    expect((await harness.run(comments(corrected))).files[0]).toMatchObject({ changed: 1 });
    expect(await told()).toEqual([]);
  });

  test('refuses a comment on an unknown claim', async () => {
    expect(await harness.problems(comments('2000,NEVER,1,Seen,,Desk,2026-04-01'))).toEqual([
      'claim_comments.csv:2:claim: there is no claim "NEVER" in 2000 (UNKNOWN_REFERENCE)',
    ]);
  });
});
