import { describe, expect, it } from 'vitest';
import { lookForRestocks } from '../restock/restock-watch.ts';
import { restockHarness } from '../testing/restock.harness.ts';

const harness = restockHarness();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** B-4 came back for dealer1, who has the given devices. */
async function comeBack(...names: string[]) {
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  const devices = await Promise.all(names.map((name) => harness.device(harness.dealer1, name)));
  await harness.setStock('B-4', 5);
  await lookForRestocks(harness.test.db, noon);
  return devices;
}

describe('whom it is not sent to', () => {
  it('skips a device that belongs to another user now', async () => {
    await comeBack('shared');
    const taken = await harness.device(harness.dealer2, 'shared');
    await harness.deliver(noon);
    expect(harness.service.received).toHaveLength(0);
    expect(taken.messages()).toEqual([]);
    expect(await harness.deliveries()).toMatchObject([{ state: 'gone' }]);
    expect(
      await harness.test.db.selectFrom('push_subscription').select('endpoint').execute(),
    ).toHaveLength(1);
  });

  it('skips users without access, customer or subscription', async () => {
    const user = harness.test.db.updateTable('app_user').where('username', '=', 'dealer1');
    const area = (value: string) =>
      harness.test.db
        .updateTable('user_area as a')
        .from('app_user as u')
        .set({ value })
        .whereRef('a.user_id', '=', 'u.id')
        .where('u.username', '=', 'dealer1')
        .execute();
    const fences: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => user.set({ active: false }).execute(), () => user.set({ active: true }).execute()],
      [() => area('0002000002'), () => area('0002000001')],
      [() => harness.unsubscribe(harness.dealer1), async () => {}],
      [() => harness.setStock('B-4', 0), async () => {}],
    ];
    for (const [close, open] of fences) {
      await harness.clear();
      await comeBack('phone');
      await close();
      await harness.deliver(noon);
      await open();
      await harness.logIn();
      expect(harness.service.received).toHaveLength(0);
      expect(await harness.deliveries()).toMatchObject([{ state: 'expired' }]);
    }
  });
});

it('holds pushes in quiet hours and sends them afterwards', async () => {
  const quiet = `mutation { updateQuietHours(quietHours:
    { from: "22:00", to: "07:00", timeZone: "America/Denver" }) { message { status } } }`;
  expect(
    (await harness.test.gql(harness.dealer1, quiet)).data.updateQuietHours.message.status,
  ).toBe(true);
  await comeBack('phone');
  const night = new Date(`${noon.toISOString().slice(0, 10)}T12:30:00Z`);
  await harness.deliver(night);
  const [waiting] = await harness.deliveries();
  expect(harness.service.received).toHaveLength(0);
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
  const morning = waiting?.due_at ?? night;
  expect([13, 14]).toContain(morning.getUTCHours());
  await harness.deliver(later(morning, -1));
  expect(harness.service.received).toHaveLength(0);
  await harness.deliver(morning);
  expect(harness.service.received).toHaveLength(1);
});
