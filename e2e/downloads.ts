import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';

/** The rows of the first sheet of a file that was saved. */
export async function readSheet(download: Download): Promise<unknown[][]> {
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  return sheets[0]?.rows ?? [];
}
