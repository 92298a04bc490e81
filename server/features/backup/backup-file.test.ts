import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from './backup-entries.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-backup-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passphrase = 'correct horse battery';
const entries: Entry[] = [
  { name: 'tables/a/0', content: Buffer.from('one\ttwo\n') },
  // Random bytes stay as many when they are compressed: more than one encrypted frame.
  { name: 'files/ä', content: randomBytes(200_000) },
  { name: 'files/empty', content: Buffer.alloc(0) },
];
async function* given() {
  yield* entries;
}

async function read(file: string, secret: string | null): Promise<Entry[]> {
  return readBackupFile(file, secret, async (all) => {
    const found: Entry[] = [];
    for await (const entry of all) found.push(entry);
    return found;
  });
}
const refusal = (file: string, secret: string | null) =>
  read(file, secret).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message.replace(file, 'FILE')}`,
  );

const damaged =
  'BackupError: The backup is incomplete or was altered; nothing was restored from it';
const wrong = 'BackupError: The passphrase is not the one of this backup, or the file was altered';
const notOurs = 'BackupError: FILE is not a backup of Pannier, or it was altered';

const kinds = [
  { kind: 'plain', secret: null },
  { kind: 'encrypted', secret: passphrase },
] as const;

describe.each(kinds)('a $kind backup', ({ kind, secret }) => {
  const file = join(folder, kind);
  const changed = join(folder, `${kind}-changed`);
  beforeAll(() => writeBackupFile(file, secret, given()));

  test('returns its entries', async () => {
    expect(await read(file, secret)).toEqual(entries);
  });

  test('is readable only by its own user', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('rejects a file truncated at any point', async () => {
    const whole = readFileSync(file);
    const shares = [0, 0.001, 0.2, 0.5, 0.9];
    for (const length of [
      ...shares.map((share) => Math.floor(whole.length * share)),
      whole.length - 1,
    ]) {
      writeFileSync(changed, whole.subarray(0, length));
      expect([damaged, wrong, notOurs]).toContain(await refusal(changed, secret));
    }
  });

  test('rejects a file with one bit changed anywhere', async () => {
    const whole = readFileSync(file);
    const shares = [0.0001, 0.1, 0.35, 0.6, 0.85, 0.99];
    for (const at of [
      3,
      30,
      ...shares.map((share) => Math.floor(whole.length * share)),
      whole.length - 1,
    ]) {
      const copy = Buffer.from(whole);
      copy.writeUInt8((copy[at] ?? 0) ^ 4, at);
      writeFileSync(changed, copy);
      expect([damaged, wrong, notOurs]).toContain(await refusal(changed, secret));
    }
  });

  test('rejects a file with trailing data', async () => {
    writeFileSync(changed, Buffer.concat([readFileSync(file), Buffer.from('more')]));
    expect(await refusal(changed, secret)).toBe(damaged);
  });
});

test('reveals nothing of an encrypted backup’s content', () => {
  expect(readFileSync(join(folder, 'encrypted')).includes('tables/a')).toBe(false);
});

test('requires the passphrase of an encrypted backup', async () => {
  const file = join(folder, 'encrypted');
  expect(await refusal(file, 'another passphrase')).toBe(wrong);
  expect(await refusal(file, null)).toBe(
    'BackupError: The backup is encrypted; give its passphrase',
  );
});

test('rejects a file of another kind', async () => {
  const file = join(folder, 'other');
  writeFileSync(file, randomBytes(1_000));
  expect(await refusal(file, null)).toBe(notOurs);
});

test('rejects a file of a later format', async () => {
  const file = join(folder, 'later');
  writeFileSync(file, 'Pannier backup 2\n{}\n');
  expect(await refusal(file, null)).toBe(
    'BackupError: The backup was made by a newer version of Pannier; update this one first',
  );
});

test('leaves no file when a backup fails half-way', async () => {
  const file = join(folder, 'failed');
  async function* failing() {
    yield* entries;
    throw new Error('the database is away');
  }
  await expect(writeBackupFile(file, null, failing())).rejects.toThrow('the database is away');
  expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
});
