import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { measureFanOut } from './push.harness.ts';
import { startPushService } from './push-service.ts';

it('reaches every subscriber once', async () => {
  const service = await startPushService();
  const { db, close } = await openTestDatabase();
  const config = readConfig({ PANNIER_MODE: 'test', PANNIER_PUSH_TEST_ENDPOINTS: 'true' });
  const { subscribers } = await measureFanOut({ db, config }, service, 250);
  expect(subscribers).toBe(250);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(250);
  expect(service.received).toHaveLength(250);
  expect(service.most()).toBeLessThanOrEqual(20);
  await close();
  await service.close();
});
