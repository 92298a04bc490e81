import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#server/files/checks/check-content.ts';
import { BadContent } from '#server/files/file-rules.ts';
import { type HostileFile, hostileFiles } from '#server/files/testing/hostile-files.ts';
import { contentFileRules } from './content-file-rules.ts';

let corpus: HostileFile[];
const folder = mkdtempSync(join(tmpdir(), 'pannier-content-files-'));
beforeAll(async () => {
  corpus = await hostileFiles();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(contentFileRules)(
  '$purpose refuses hostile files, presentations too',
  async (rules) => {
    const hostile = corpus.filter(({ refusal }) => refusal !== null);
    expect(hostile.filter(({ what }) => /presentation|powerpoint/i.test(what))).not.toEqual([]);
    const path = join(folder, 'file');
    const taken: string[] = [];
    for (const { what, content } of hostile) {
      writeFileSync(path, content);
      const isTaken = await checkContent(path, rules, null).then(
        () => true,
        (error) => {
          if (error instanceof BadContent) return false;
          throw error;
        },
      );
      if (isTaken) taken.push(what);
    }
    expect(taken).toEqual([]);
  },
  120_000,
);
