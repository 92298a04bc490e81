import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawLogo } from './draw/logo.ts';
import { hostLogo } from './hosts.ts';
import { bannerImages } from './messages.ts';
import { groupsetImages } from './range/groupsets.ts';
import { baseRange } from './range/range.ts';
import { thirdPartyImages } from './third-party/third-party.ts';

/**
 * Draws into `images/` the pictures of the range that a feed names, one per model and colour, those of
 * the groupsets, the banners and a logo.
 */
export async function writeImages(folder: string, named: ReadonlySet<string>): Promise<number> {
  const target = join(folder, 'images');
  await mkdir(join(target, 'banners'), { recursive: true });
  const drawn = new Set<string>();
  const all = [
    ...baseRange
      .flatMap((model) => model.variants.map(({ color }) => model.image(color)))
      .filter(({ file }) => named.has(file)),
    ...groupsetImages(),
    ...bannerImages(),
    ...thirdPartyImages,
    { file: hostLogo.file, draw: () => drawLogo(hostLogo.color) },
  ];
  for (const { file, draw } of all) {
    if (drawn.has(file)) continue;
    drawn.add(file);
    await writeFile(join(target, file), draw());
  }
  return drawn.size;
}
