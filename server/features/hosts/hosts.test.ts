import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { hostConfig } from '#shared/host-config.ts';
import { forgetHosts, getHostConfig } from './hosts.public.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
});
/** Calls a route at a host: the one the address names, as the client does, or another one. */
const getConfig = (
  url: string,
  credentials = 'portal:portal',
  at = /config\/([\w.-]+)$/.exec(url)?.[1],
) => test.rest('GET', url, { headers: { ...basic(credentials), host: at ?? 'localhost' } });
const setConfig = async (host: string, config: object) => {
  await test.db
    .updateTable('host')
    .set({ config: JSON.stringify(config) })
    .where('host', '=', host)
    .execute();
  forgetHosts(test.db);
};

describe('GET /server/config/{host}', () => {
  it('returns the whole configuration with defaults', async () => {
    const { status, body } = await getConfig('/server/config/id.localhost');
    expect(status).toBe(200);
    expect(v.is(hostConfig, body)).toBe(true);
    expect(body).toMatchObject({
      host: 'id.localhost',
      sorg: '1000',
      currency: { display: 'IDR', symbol: 'Rp', decimalPrecision: 0 },
      itemViewQuota: 10,
      dateFormat: 'DD MMM YYYY',
      flags: { WEB_MANIFEST: true },
    });
    for (const { code, name } of body.languages) expect(name).not.toBe(code);
  });

  // F031
  it('omits the stock mask where quantities are checked exactly', async () => {
    await setConfig('de.localhost', { maskStock: 20, exactQtyCheck: true });
    expect((await getConfig('/server/config/de.localhost')).body.maskStock).toBeNull();
    await setConfig('de.localhost', { maskStock: 20 });
    expect((await getConfig('/server/config/de.localhost')).body.maskStock).toBe(20);
  });

  it('names the supplying warehouse (F046)', async () => {
    const sorg = '3000';
    await test.db
      .insertInto('warehouse')
      .values({ sorg, id: 'SUP', name: 'Supply Hall', area: 'North' })
      .execute();
    for (const [kept, told] of [
      ['SUP', 'Supply Hall'],
      ['elsewhere', 'elsewhere'],
    ]) {
      await setConfig('de.localhost', { supplyLocation: kept });
      expect((await getConfig('/server/config/de.localhost')).body.supplyLocation).toBe(told);
    }
  });

  it('ignores case and rejects unknown hosts', async () => {
    expect((await getConfig('/server/config/DE.localhost')).body.sorg).toBe('3000');
    for (const host of ['nowhere.example', '%00', '..%2f', 'a'.repeat(90)])
      expect(await getConfig(`/server/config/${host}`)).toMatchObject({
        status: 404,
        body: { code: 'UNKNOWN_HOST' },
      });
  });

  it('returns 404 to hosts of other sales organisations', async () => {
    const askAt = (at: string) => getConfig('/server/config/us.localhost', 'portal:portal', at);
    expect((await askAt('localhost:8080')).body.sorg).toBe('2000');
    for (const at of ['de.localhost', 'nowhere.example', '127.0.0.1'])
      expect(await askAt(at)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_HOST' } });
  });

  it.each(['portal:wrong', 'other:portal', 'portal', '', 'portal:portal2'])(
    'refuses the credentials "%s"',
    async (credentials) => {
      const answer = await getConfig('/server/config/localhost', credentials);
      expect(answer).toMatchObject({ status: 401, body: { code: 'BASIC_AUTH' } });
    },
  );

  it('requires credentials', async () => {
    const answer = await test.rest('GET', '/server/config/localhost');
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Basic');
  });

  it('logs the wrong setting without showing it to the caller', async () => {
    await setConfig('us.localhost', { itemViewQuota: 'many' });
    await expect(getHostConfig(test.db, 'us.localhost')).rejects.toThrow(
      'The configuration of host us.localhost is wrong at itemViewQuota',
    );
    const answer = await getConfig('/server/config/us.localhost');
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(answer.body.message).toBe('Internal server error');
    await setConfig('us.localhost', { itemViewQuota: 7 });
    expect((await getConfig('/server/config/us.localhost')).body.itemViewQuota).toBe(7);
  });
});

describe('maintenance', () => {
  const setStatus = async (status: string, message: string) => {
    await test.db.updateTable('server_status').set({ status, message }).execute();
    forgetHosts(test.db);
  };
  const maintenance = { status: 500, body: { status: 'maintenance', message: 'Back at noon' } };

  it('reports maintenance in the status and rejects other calls', async () => {
    const token = await test.login('dealer1');
    expect(await getConfig('/server/status?host=localhost')).toMatchObject({
      status: 200,
      body: { status: 'online' },
    });
    await setStatus('stocktaking', 'Back at noon');
    expect(await getConfig('/server/status?host=localhost')).toMatchObject(maintenance);
    expect(await test.rest('GET', '/user', { token })).toMatchObject(maintenance);
    expect(await test.rest('POST', '/login', { body: {} })).toMatchObject(maintenance);
    const body = { query: '{ customerCompanies { sorg } }' };
    expect(await test.rest('POST', '/graphql', { token, body })).toMatchObject(maintenance);
    for (const url of ['/healthz', '/readyz', '/metrics', '/runtime.json'])
      expect((await test.rest('GET', url)).status).toBe(200);
    expect((await getConfig('/server/config/localhost')).status).toBe(200);
    await setStatus('online', '');
    expect((await test.rest('GET', '/user', { token })).status).toBe(200);
  });
});
