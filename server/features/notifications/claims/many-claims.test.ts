import { expect, it } from 'vitest';
import { given } from '#server/testing/given.ts';
import { restockHarness } from '../testing/restock.harness.ts';

const harness = restockHarness();

/** Staff begin to work on new claims of dealer1 at once. */
async function review(...referenceNos: string[]) {
  const { claim, claimCapability, claimStatuses } = given(harness.test);
  await claimStatuses();
  await claimCapability();
  const ids = await Promise.all(referenceNos.map((referenceNo) => claim({ referenceNo })));
  const staff = await harness.test.login('sales1');
  const { data } = await harness.test.gql(
    staff,
    `mutation ($ids: [ID!]) { updateClaimStatus(ids: $ids, status: "REVIEW") {
      userErrors { code } } }`,
    { ids },
  );
  expect(data.updateClaimStatus.userErrors).toEqual([]);
  return ids;
}

it('sends one push per device for news of many claims', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  const german = await harness.device(harness.dealer1, 'german', 'de');
  await review('C1', 'C2', 'C3', 'C4');
  await harness.deliver();
  expect(phone.messages()).toMatchObject([
    {
      title: 'News of 4 claims',
      body: expect.stringMatching(/^C\d · C\d · C\d · …$/),
      url: '/en-us/claim',
      tag: expect.stringMatching(/^claim-many-\d+$/),
    },
  ]);
  expect(german.messages()).toMatchObject([{ title: 'Neues zu 4 Reklamationen' }]);
  const states = (await harness.deliveries()).map(({ state }) => state);
  expect(states).toEqual(Array.from({ length: 8 }, () => 'sent'));
});

it('sends news of two claims separately', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  const ids = await review('C5', 'C6');
  await harness.deliver();
  const urls = phone.messages().map(({ url }: { url: string }) => url);
  expect(urls.sort()).toEqual(ids.map((id) => `/en-us/claim/${id}`).sort());
});

it('names the claim that is left of many', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  const [first, ...others] = await review('C7', 'C8', 'C9');
  harness.service.answers.set('phone', { status: 500 });
  await harness.deliver();
  await harness.test.db
    .updateTable('claim')
    .set({ status_id: 'CLOSED' })
    .where('id', 'in', others)
    .execute();
  harness.service.answers.clear();
  await harness.deliver(new Date(Date.now() + 60_000));
  const [many, one] = phone.messages();
  expect(many).toMatchObject({ title: 'News of 3 claims', url: '/en-us/claim' });
  expect(one).toMatchObject({ url: `/en-us/claim/${first}`, tag: many.tag });
});
