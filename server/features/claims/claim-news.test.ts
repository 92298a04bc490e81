import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailedNews } from '#server/features/notifications/mail/news-mail.store.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { type Claims, startClaims } from './testing/claims.harness.ts';

let claims: Claims;
let author: number;
beforeAll(async () => {
  claims = await startClaims();
  author = await userId(claims.app.db, 'dealer1');
});
afterAll(() => claims.app.close());
beforeEach(async () => {
  await claims.app.db.deleteFrom('claim').execute();
  await claims.app.db.deleteFrom('notification').execute();
});

const newClaim = (fields: Parameters<ReturnType<typeof given>['claim']>[0] = {}) =>
  given(claims.app).claim({ userId: author, referenceNo: 'C1', ...fields });

const list = `{ notifications(limit: 50) { unread notifications { kind claim {
  event referenceNo customer article qty approvedQty } } } }`;
/** The news of claims in an inbox, the oldest first. */
async function inbox(token = claims.dealer) {
  const { data } = await claims.app.gql(token, list);
  const { notifications, unread } = data.notifications;
  expect(notifications).toHaveLength(unread);
  return notifications.map(({ claim }: { claim: object }) => claim).reverse();
}
const events = async (token?: string) =>
  (await inbox(token)).map(({ event }: { event: string }) => event);
const comment = (id: string, isInternal: boolean, token = claims.staff) =>
  claims.app.gql(
    token,
    `mutation ($id: ID!, $isInternal: Boolean) { createClaimComment(id: $id, comment: "Look",
      isInternal: $isInternal) { message { status } } }`,
    { id, isInternal },
  );

test('notifies the author of a question and staff of the answer', async () => {
  const id = await newClaim();
  await claims.setStatus({ id, status: 'INFO', reason: 'Which frame?' });
  expect(await inbox()).toEqual([
    {
      event: 'waiting',
      referenceNo: 'C1',
      customer: '0002000001',
      article: 'Trail 500',
      qty: 1,
      approvedQty: null,
    },
  ]);
  expect(await inbox(claims.staff)).toEqual([]);
  await claims.setStatus({ id, status: 'SUBMITTED', reason: 'This one' }, claims.dealer);
  expect(await events(claims.staff)).toEqual(['answered']);
  expect(await events()).toEqual(['waiting']);
  expect(await events(claims.stranger)).toEqual([]);
});

test('tells decisions apart', async () => {
  const decide = async (change: object, fields: object = {}) => {
    const id = await newClaim({ referenceNo: null, ...fields });
    const { userErrors } = await claims.setStatus({ id, ...change });
    expect(userErrors).toEqual([]);
  };
  await decide({ status: 'APPROVED' });
  await decide({ status: 'APPROVED', approvedQty: 1, reason: 'One was worn' }, { qty: 2 });
  await decide({ status: 'REJECTED', reason: 'Worn' });
  await decide({ status: 'REJECTED', reason: 'A crash', isNotAWarranty: true });
  await decide({ status: 'REVIEW' });
  expect(await events()).toEqual(['approved', 'partly', 'rejected', 'notAWarranty', 'open']);
});

test('notifies of each of several claims changed at once', async () => {
  const ids = await Promise.all([1, 2, 3].map((no) => newClaim({ referenceNo: `C${no}` })));
  await claims.setStatus({ ids, status: 'REVIEW' });
  expect(
    (await inbox()).map(({ referenceNo }: { referenceNo: string }) => referenceNo).sort(),
  ).toEqual(['C1', 'C2', 'C3']);
});

test('notifies no dealer of an internal comment (B221)', async () => {
  const id = await newClaim();
  const other = await claims.app.login('group1');
  await claims.setStatus({ id, status: 'REVIEW' });
  await claims.app.db.deleteFrom('notification').execute();
  await comment(id, true, other);
  expect(await events()).toEqual([]);
  expect(await events(claims.staff)).toEqual(['comment']);
  const told = claims.app.db.selectFrom('notification').select('user_id').execute();
  expect((await told).map(({ user_id }) => user_id)).not.toContain(author);
  await comment(id, false);
  expect(await events()).toEqual(['comment']);
});

test('notifies the dealer of a claim without an author', async () => {
  const id = await newClaim({ userId: null });
  await claims.setStatus({ id, status: 'REVIEW' });
  expect(await events()).toEqual(['open']);
  expect(await events(claims.stranger)).toEqual([]);
});

test('notifies the dealer of a claim that staff wrote', async () => {
  const id = await newClaim({ userId: await userId(claims.app.db, 'sales1') });
  await claims.setStatus(
    { id, status: 'INFO', reason: 'Which?' },
    await claims.app.login('sales1'),
  );
  expect(await events()).toEqual(['waiting']);
});

test('mails only what is still the state of the claim', async () => {
  const id = await newClaim();
  await claims.setStatus({ id, status: 'APPROVED' });
  await claims.setStatus({ id, status: 'CLOSED' });
  const { db } = claims.app;
  await given(claims.app).user('dealer1', { sendEmailWarranty: true });
  const rows = await db.selectFrom('notification').select('id').execute();
  const mailed = async () =>
    (
      await mailedNews(
        db,
        rows.map((row) => Number(row.id)),
      )
    ).map(({ claim }) => claim?.event);
  expect(await mailed()).toEqual(['closed']);
  // E073: a user who gets no mails about warranty finds it in the inbox.
  await given(claims.app).user('dealer1', { sendEmailWarranty: false });
  expect(await mailed()).toEqual([]);
  expect(await events()).toEqual(['approved', 'closed']);
});
