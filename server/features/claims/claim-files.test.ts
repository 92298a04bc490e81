import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { textsOf } from '#server/features/documents/testing/pdf-texts.ts';
import { given } from '#server/testing/given.ts';
import { getServerBatches } from '../../../scripts/operator/batches-of-server.ts';
import { claimBatches } from './export/claim-batches.ts';
import { type Claims, startClaims } from './testing/claims.harness.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
let claims: Claims;
const root = mkdtempSync(join(tmpdir(), 'pannier-claims-'));
beforeAll(async () => {
  claims = await startClaims({ operatorToken });
});
afterAll(async () => {
  await claims.app.close();
  rmSync(root, { recursive: true });
});

const secret = 'Only for the desk';

/** A sent claim with a comment of each sort. */
async function claimWithComments(fields: object = {}): Promise<string> {
  const { claim, claimComment } = given(claims.app);
  const id = await claim(fields);
  await claimComment(id, 'For the dealer');
  await claimComment(id, secret, { internal: true });
  return id;
}

const get = (path: string, token: string) =>
  claims.app.app.inject({
    url: `/documents/claims/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  });

describe('the file of the list', () => {
  const columns = ['referenceNo', 'custName', 'article', 'problems', 'status', 'reason'];
  const exported = async (filter: object, token = claims.dealer) => {
    const body = {
      format: 'csv',
      title: 'Claims',
      columns: columns.map((name) => ({ name, header: name })),
      filter,
    };
    return await claims.app.rest('POST', '/exports/claims', { token, body });
  };

  test('has the claims that the filter finds, without comments', async () => {
    await claimWithComments({ referenceNo: '000901', brand: 'Zeta', reason: 'Worn' });
    await claimWithComments({ referenceNo: '000902' });
    const { body, status } = await exported({ brand: 'Zeta' });
    expect(status).toBe(200);
    const [, row, ...others] = String(body).trimEnd().split('\r\n');
    expect(row).toMatch(/^000901,[^a-z]+,Trail 500,Cracked,Submitted,Worn$/);
    expect(others).toEqual([]);
    for (const token of [claims.dealer, claims.staff])
      expect(String((await exported({}, token)).body)).not.toContain(secret);
    expect(String((await exported({ search: secret })).body)).not.toContain('00090');
  });

  test('is behind the fence of the list', async () => {
    await claimWithComments({ referenceNo: '000903', brand: 'Fence' });
    expect(String((await exported({ brand: 'Fence' }, claims.stranger)).body)).not.toContain('000');
    expect((await exported({ from: '2026-02-31' })).status).toBe(400);
  });
});

describe('the paper of a claim', () => {
  test('has its facts and comments, never internal ones', async () => {
    const id = await claimWithComments({
      referenceNo: '000910',
      frameNumber: 'AL-100',
      description: `First line\n${'long '.repeat(200)}`,
    });
    for (const token of [claims.dealer, claims.staff]) {
      const reply = await get(id, token);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
      const texts = textsOf(reply.rawPayload);
      for (const part of ['Claim 000910', 'Frame number: AL-100', 'First line', 'For the dealer'])
        expect(texts).toContain(part);
      expect(texts).not.toContain(secret);
    }
  });

  test('is not there for strangers', async () => {
    const id = await claimWithComments();
    for (const path of [id, `${id}/files`, 'never'])
      expect((await get(path, claims.stranger)).statusCode).toBe(404);
  });
});

describe('the files of a claim as a ZIP', () => {
  const namesOf = async (id: string, token: string) => {
    const reply = await get(`${id}/files`, token);
    if (reply.statusCode !== 200) return reply.statusCode;
    const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      let bytes = 0;
      for await (const part of await zip.openReadStreamPromise(entry)) bytes += part.length;
      names.push(`${entry.fileName} ${bytes > 0}`);
    }
    return names;
  };
  const readings = async () =>
    await claims.app.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'claim.id-card-read')
      .execute();

  test('have safe names, and the ID card only for its readers', async () => {
    const files = {
      photo1: await claims.upload(),
      idCard: await claims.upload('claims/id-card'),
      additionalDoc1: await claims.upload('claims/paper'),
      additionalDoc2: await claims.upload('claims/paper'),
    };
    const { record } = await claims.create(files, { draft: true });
    const { db } = claims.app;
    await db
      .updateTable('claim')
      .set({ status_id: 'SUBMITTED' })
      .where('id', '=', record.id)
      .execute();
    await db.updateTable('claim_document').set({ title: '../../etc: x.exe' }).execute();
    const open = [
      'additionalDoc1 _ _etc_ x exe.webp true',
      'additionalDoc2 _ _etc_ x exe.webp true',
      'photo1.webp true',
    ];
    const sorted = async (token: string) =>
      ((await namesOf(record.id, token)) as string[]).toSorted();
    const before = (await readings()).length;
    expect(await sorted(claims.dealer)).toEqual([...open, 'idCard.webp true'].toSorted());
    expect(await readings()).toHaveLength(before + 1);
    expect((await readings()).at(-1)?.detail).toEqual({ id: record.id, file: files.idCard });
    await db.updateTable('claim_capability').set({ active: false }).execute();
    expect(await sorted(claims.staff)).toEqual(open);
    await db.updateTable('claim_capability').set({ active: true }).execute();
    expect(await readings()).toHaveLength(before + 1);
  });

  test('are none of a claim without files', async () => {
    expect(await namesOf(await claimWithComments(), claims.dealer)).toBe(404);
  });
});

describe('the export of claims', () => {
  const source = () => getDatabaseBatches(claims.app.db, claimBatches, claims.app.services.files);
  async function run() {
    const folder = mkdtempSync(join(root, 'to-'));
    const batches = await exportBatches(source(), folder);
    const rowsOf = (kind: string): Record<string, string>[] =>
      readdirSync(folder)
        .filter((name) => name.startsWith(`${kind}-`))
        .flatMap(
          (name) =>
            parse(readFileSync(join(folder, name)), { columns: true }) as Record<string, string>[],
        );
    return { batches, rowsOf };
  }

  test('has each state, change and comment once, and no draft', async () => {
    const { db } = claims.app;
    await db.deleteFrom('claim').execute();
    const id = await claimWithComments({ referenceNo: '000920', consumerName: 'Ada' });
    await claimWithComments({ statusId: 'DRAFT' });
    const photo = await given(claims.app).claimFile(id, 'photo1');
    await given(claims.app).claimFile(id, 'idCard', { purpose: 'claims/id-card' });
    const first = await run();
    expect(first.batches).toMatchObject([{ claims: 1, changes: 0, comments: 2 }]);
    expect(first.rowsOf('claims')).toMatchObject([
      { id, referenceNo: '000920', category: 'open', consumerName: 'Ada', qty: '1' },
    ]);
    expect(first.rowsOf('claim_problems')).toMatchObject([{ claim: id, description: 'Cracked' }]);
    expect(first.rowsOf('claim_comments').map(({ internal }) => internal)).toEqual([
      'false',
      'true',
    ]);
    expect(first.rowsOf('claim_files')).toMatchObject([
      { claim: id, docType: 'photo1', hash: photo.replaceAll('-', '') },
    ]);
    expect((await run()).rowsOf('claims')).toEqual(first.rowsOf('claims'));
    expect(await source().acknowledge(first.batches[0]?.id ?? 0)).toBe('now');
    expect((await run()).batches).toEqual([]);
    await claims.setStatus({ id, status: 'REJECTED', reason: 'Worn' });
    const second = await run();
    expect(second.rowsOf('claim_changes')).toMatchObject([
      { claim: id, from: 'SUBMITTED', to: 'REJECTED', reason: 'Worn' },
    ]);
    expect(second.rowsOf('claims')).toMatchObject([{ id, status: 'REJECTED' }]);
    expect(second.rowsOf('claim_comments')).toEqual([]);
  });

  test('brings the files along, and never an ID card', async () => {
    const { db } = claims.app;
    await db.deleteFrom('claim').execute();
    await claimWithComments({ referenceNo: '000929' });
    const idCard = await claims.upload('claims/id-card');
    const sent = { ...(await claims.uploadNeeded()), idCard };
    const { record } = await claims.create({ ...sent, frameNumber: 'AL-929' });
    const address = `http://localhost:${claims.port}`;
    const server = getServerBatches({ address, token: operatorToken }, claimBatches);
    const [fetched, here] = [mkdtempSync(join(root, 'a-')), mkdtempSync(join(root, 'b-'))];
    const batch = (await exportBatches(server, fetched)).at(-1);
    await exportBatches(source(), here);
    const contents = (folder: string) => {
      const files = join(folder, `claim_files-${batch?.id}`);
      return readdirSync(files).map((name) => [name, readFileSync(join(files, name))]);
    };
    const names = ['invoice', 'photo1', 'photo2', 'photo3'];
    expect(contents(here).map(([name]) => name)).toEqual(
      names.map((name) => `2000-${record.referenceNo}-${name}.webp`),
    );
    expect(contents(fetched)).toEqual(contents(here));
    const card = await db
      .selectFrom('stored_file')
      .select(['sorg', 'hash'])
      .where('id', '=', idCard)
      .executeTakeFirstOrThrow();
    expect(await server.content(batch?.id ?? 0, card)).toBeNull();
    expect(await source().content(batch?.id ?? 0, card)).toBeNull();
  });
});
