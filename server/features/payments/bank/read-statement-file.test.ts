import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeStatement } from '../testing/statement.ts';
import { readStatementFile } from './read-statement-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (count: number) => {
  const path = join(folder, `${count}.xml`);
  const entries = Array.from({ length: count }, (_, nth) => ({ amount: `${nth}.00` }));
  writeFileSync(path, writeStatement(entries));
  return path;
};

test('reads a statement in its thread, and ends at the limit of time', async () => {
  const path = write(10_000);
  expect((await readStatementFile(path)).lines).toHaveLength(10_000);
  await expect(readStatementFile(path, 1)).rejects.toThrow('takes too long to read');
  expect((await readStatementFile(write(1))).lines).toHaveLength(1);
});
