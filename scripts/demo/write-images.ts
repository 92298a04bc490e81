import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupsetImages } from './range/groupsets.ts';
import { baseRange } from './range/range.ts';

/** Draws every picture of the range, one per model and colour, into `images/`. */
export async function writeImages(folder: string): Promise<number> {
  const target = join(folder, 'images');
  await mkdir(target, { recursive: true });
  const drawn = new Set<string>();
  const all = [
    ...baseRange.flatMap((model) => model.variants.map(({ color }) => model.image(color))),
    ...groupsetImages(),
  ];
  for (const { file, draw } of all) {
    if (drawn.has(file)) continue;
    drawn.add(file);
    await writeFile(join(target, file), draw());
  }
  return drawn.size;
}
