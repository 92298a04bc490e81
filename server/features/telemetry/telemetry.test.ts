import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.login('dealer1');
});
afterAll(() => test.close());

async function setFlags(flags: object): Promise<void> {
  await test.db
    .updateTable('host')
    .set({ config: JSON.stringify({ flags }) })
    .where('host', '=', 'localhost')
    .execute();
  forgetHosts(test.db);
}

const failure = { page: 'cart', message: 'x is undefined', stack: 'at y', version: '1' };
const post = (what: string, body: object, sender: string | undefined = token) =>
  test.rest('POST', `/telemetry/${what}`, { ...(sender && { token: sender }), body });

describe.each([
  ['ANALYTICS', 'view', { page: 'catalog/bike/:slug' }],
  ['MONITORING', 'error', failure],
] as const)('%s', (flag, what, body) => {
  it('accepts events where it is turned on (F010, F011)', async () => {
    await setFlags({ [flag]: true });
    expect(await post(what, body)).toMatchObject({ status: 204, body: '' });
  });

  it('returns 404 where it is turned off', async () => {
    await setFlags({ [flag]: false });
    expect(await post(what, body)).toMatchObject({ status: 404 });
  });

  it('rejects anonymous and malformed events', async () => {
    await setFlags({ [flag]: true });
    expect(await test.rest('POST', `/telemetry/${what}`, { body })).toMatchObject({ status: 401 });
    expect(await post(what, { ...body, page: 'cart?to=<b>' })).toMatchObject({ status: 400 });
    expect(await post(what, { ...body, page: 'x'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await post(what, {})).toMatchObject({ status: 400 });
  });
});
