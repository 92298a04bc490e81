import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toTheEnd } from './to-the-end.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-step-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('repeats an interrupted step but not a finished one', async () => {
  const marker = join(folder, 'new/step.unfinished');
  let begun = 0;
  let half = false;
  const step = (fails: boolean) =>
    toTheEnd(
      marker,
      () => !half,
      async () => {
        begun += 1;
        half = true;
        if (fails) throw new Error('broken off');
      },
    );
  await expect(step(true)).rejects.toThrow('broken off');
  await step(false);
  await step(false);
  expect(begun).toBe(2);
  expect(existsSync(marker)).toBe(false);
});
