import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedFile, Row } from '../demo/columns.ts';
import { openCsv } from '../demo/csv.ts';
import { adventureWorksFeed, usedPhotographs } from './feed.ts';
import { readSample } from './sample.ts';

/** Turns the sample in one folder into a feed in another. @returns rows per file, and pictures */
export async function writeAdventureWorks(
  from: string,
  to: string,
  today = new Date(),
): Promise<{ rows: Record<string, number>; pictures: number }> {
  const sample = readSample(from);
  await mkdir(join(to, 'images'), { recursive: true });
  const rows: Record<string, number> = {};
  for (const [file, lines] of Object.entries(adventureWorksFeed(sample, today))) {
    await writeFile(to, file as FeedFile, lines);
    rows[file] = lines.length;
  }
  const pictures = usedPhotographs(sample);
  for (const file of pictures) await copyFile(join(from, 'photos', file), join(to, 'images', file));
  return { rows, pictures: pictures.length };
}

async function writeFile<F extends FeedFile>(to: string, file: F, lines: Row<F>[]): Promise<void> {
  const csv = openCsv(to, file);
  await csv.write(lines);
  await csv.end();
}
