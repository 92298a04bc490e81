import { describe, expect, it } from 'vitest';
import { lookForRestocks } from './restock-watch.ts';
import { restockBench } from './testing/restock-bench.ts';

const bench = restockBench();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** B-4 came back for dealer1, who has the given devices. */
async function comeBack(...names: string[]) {
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  const devices = await Promise.all(names.map((name) => bench.device(bench.dealer1, name)));
  await bench.setStock('B-4', 5);
  await lookForRestocks(bench.test.db, noon);
  return devices;
}

describe('whom it is not sent to', () => {
  it('a device that is another user’s by now', async () => {
    await comeBack('shared');
    const taken = await bench.device(bench.dealer2, 'shared');
    await bench.deliver(noon);
    expect(bench.service.received).toHaveLength(0);
    expect(taken.messages()).toEqual([]);
    expect(await bench.deliveries()).toMatchObject([{ state: 'gone' }]);
    expect(
      await bench.test.db.selectFrom('push_subscription').select('endpoint').execute(),
    ).toHaveLength(1);
  });

  it('a user who was deactivated, who lost the customer, or who waits no longer', async () => {
    const user = bench.test.db.updateTable('app_user').where('username', '=', 'dealer1');
    const area = (value: string) =>
      bench.test.db
        .updateTable('user_area as a')
        .from('app_user as u')
        .set({ value })
        .whereRef('a.user_id', '=', 'u.id')
        .where('u.username', '=', 'dealer1')
        .execute();
    const fences: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => user.set({ active: false }).execute(), () => user.set({ active: true }).execute()],
      [() => area('0002000002'), () => area('0002000001')],
      [() => bench.unsubscribe(bench.dealer1), async () => {}],
      [() => bench.setStock('B-4', 0), async () => {}],
    ];
    for (const [close, open] of fences) {
      await bench.clear();
      await comeBack('phone');
      await close();
      await bench.deliver(noon);
      await open();
      await bench.logIn();
      expect(bench.service.received).toHaveLength(0);
      expect(await bench.deliveries()).toMatchObject([{ state: 'expired' }]);
    }
  });
});

it('keeps silent in quiet hours, and rings when they are over', async () => {
  const quiet = `mutation { updateQuietHours(quietHours:
    { from: "22:00", to: "07:00", timeZone: "America/Denver" }) { message { status } } }`;
  expect((await bench.test.gql(bench.dealer1, quiet)).data.updateQuietHours.message.status).toBe(
    true,
  );
  await comeBack('phone');
  const night = new Date(`${noon.toISOString().slice(0, 10)}T12:30:00Z`);
  await bench.deliver(night);
  const [waiting] = await bench.deliveries();
  expect(bench.service.received).toHaveLength(0);
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
  const morning = waiting?.due_at ?? night;
  expect([13, 14]).toContain(morning.getUTCHours());
  await bench.deliver(later(morning, -1));
  expect(bench.service.received).toHaveLength(0);
  await bench.deliver(morning);
  expect(bench.service.received).toHaveLength(1);
});
