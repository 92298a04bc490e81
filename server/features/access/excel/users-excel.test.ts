import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { outdateLogins, renewLogins } from '#server/testing/recent-login.store.ts';

let app: TestApp;
let admin = '';
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('accessadmin');
});
afterAll(() => app.close());

const path = '/api/admin/users/download-excel';
const download = (token: string, query = '', headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'GET',
    url: `${path}${query}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

async function rowsOf(answer: { rawPayload: Buffer }) {
  const { sheets } = await readXlsx(answer.rawPayload);
  return sheets[0]?.rows ?? [];
}

test('exports the users of the administered organisations (O022, N115)', async () => {
  await given(app).newUser('excel-two', { areas: ['2000:all:', '3000:all:'] });
  const answer = await download(admin);
  expect(answer.statusCode).toBe(200);
  const [head, ...rows] = await rowsOf(answer);
  expect(head).toEqual(['Username', 'Name', 'E-mail', 'Group role', 'Roles', 'Areas', 'Language']);
  const names = rows.map(([username]) => username);
  expect(names).toContain('dealer1');
  expect(names).not.toContain('accessadmin9');
  expect(rows.find(([username]) => username === 'excel-two')?.[5]).toBe('2000:all:');
});

test('names the file and its columns in the reader’s language', async () => {
  const answer = await download(admin, '', { 'accept-language': 'de-de' });
  expect(answer.headers['content-disposition']).toMatch(/Benutzer%20-%20\d{4}-\d\d-\d\d\.xlsx$/);
  const [head] = await rowsOf(answer);
  expect(head?.[3]).toBe('Gruppenrolle');
});

test('exports only the chosen group roles (B306)', async () => {
  const salesmen = await rowsOf(await download(admin, '?groupRoleIds=salesman'));
  expect(salesmen.slice(1).map(([username]) => username)).toContain('sales1');
  expect(salesmen.slice(1).map(([username]) => username)).not.toContain('dealer1');
  const both = await rowsOf(await download(admin, '?groupRoleIds=salesman,dealer'));
  expect(both.map(([username]) => username)).toEqual(expect.arrayContaining(['sales1', 'dealer1']));
  expect(await rowsOf(await download(admin, '?groupRoleIds=none'))).toHaveLength(1);
});

test('writes a name that looks like a formula as text', async () => {
  await given(app).newUser('excel-formula', {
    areas: ['2000:all:'],
    groupRole: 'dealer',
  });
  const user = app.db.updateTable('app_user').where('username', '=', 'excel-formula');
  await user.set({ name: '=HYPERLINK("http://evil.test")' }).execute();
  const rows = await rowsOf(await download(admin));
  expect(rows.find(([username]) => username === 'excel-formula')?.[1]).toBe(
    '=HYPERLINK("http://evil.test")',
  );
});

test('is audited with the chosen group roles', async () => {
  await download(admin, '?groupRoleIds=salesman');
  const event = await app.db
    .selectFrom('audit_event')
    .select('detail')
    .where('kind', '=', 'users.exported')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(event?.detail).toMatchObject({ groupRoles: 'salesman' });
});

test('exports only users of the United States to their administrators', async () => {
  await given(app).role('us-admin', { permissions: ['page.user-management-us'] });
  await given(app).groupRole('us-admins', { roles: ['us-admin'] });
  await given(app).newUser('us-admin', { groupRole: 'us-admins', areas: ['2000:all:'] });
  await given(app).newUser('excel-abroad', { areas: ['2000:all:', '3000:all:'] });
  const rows = await rowsOf(await download(await app.login('us-admin')));
  const names = rows.map(([username]) => username);
  expect(names).toContain('dealer1');
  expect(names).not.toContain('excel-abroad');
});

test('needs a recent login', async () => {
  await outdateLogins(app.db);
  const refused = await download(admin);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'REAUTHENTICATE']);
  await renewLogins(app.db);
  expect((await download(admin)).statusCode).toBe(200);
});

test('refuses the eleventh download of an hour', async () => {
  const limited = await startTestApp({ config: { callLimits: true } });
  const token = await limited.login('accessadmin');
  const { app: server } = limited;
  const headers = { authorization: `Bearer ${token}` };
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push((await server.inject({ method: 'GET', url: path, headers })).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  await limited.close();
});

test('refuses those who administer nobody', async () => {
  expect((await download(await app.login('dealer1'))).statusCode).toBe(403);
  expect((await app.app.inject({ method: 'GET', url: path })).statusCode).toBe(401);
});

test('refuses ids that are no texts of a name', async () => {
  for (const query of ['?groupRoleIds=', `?groupRoleIds=${'x'.repeat(300)}`, '?groupRoleIds=%00'])
    expect((await download(admin, query)).statusCode).toBe(400);
});
