import { mkdirSync } from 'node:fs';
import { openEmbedded } from '#server/db/database.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import { keepCompiled } from './database.ts';
import { emptyImage, fixtureImage } from './fixture.ts';

const images = { fixture: fixtureImage, empty: emptyImage };

/**
 * Puts an embedded database into a data folder: copying one takes a tenth of the time in which the first
 * start creates and migrates it.
 * @param content the fixture of `seed.ts`, or tables only
 */
export async function fillDataFolder(dataDir: string, content: keyof typeof images): Promise<void> {
  await keepCompiled();
  const directory = databaseDirectory({ dataDir });
  mkdirSync(directory, { recursive: true });
  const source = { directory, unsynced: true, image: await images[content]() };
  await (await openEmbedded(source)).close();
}
