import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeArticlePicture } from '#server/features/feeds/feeds.public.ts';
import { checkContent } from '#server/files/checks/check-content.ts';
import { BadContent, fileRules } from '#server/files/file-rules.ts';
import type { Services } from '#server/graphql/feature.ts';
import { createCheckedLookup, isPublicAddress } from '#server/lib/public-address.ts';
import {
  createPictureClient,
  downloadPicture,
  mostPictureBytes,
  NoPicture,
} from './download-picture.ts';
import { type FetchedPicture, notePicture, takePicturesToFetch } from './pictures.store.ts';

/** The rules that a fetched picture has to keep. No user uploads files under them. */
const pictureRules = fileRules({
  purpose: 'third-party/picture',
  types: ['image'],
  maxBytes: mostPictureBytes,
  scopes: ['page.3rdpartyarticlemaintenance'],
  mayRead: async () => false,
});

const publicClient = createPictureClient(createCheckedLookup(isPublicAddress));

/**
 * Fetches the pictures of vendors' articles that have a new address, and keeps them as those of articles are kept
 * (reading 77). Works until none is left: one that cannot be checked or stored keeps no other from being fetched, and is
 * tried again like one whose server is down.
 * @throws the first failure at the end, so that it is kept with the job
 */
export async function fetchPictures(
  { db, files, config }: Pick<Services, 'db' | 'files' | 'config'>,
  client = publicClient,
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const due = await takePicturesToFetch(db);
    if (due.length === 0) break;
    for (const article of due) {
      const result = await fetchPicture(article.imageUrl, client, { files, config }).catch(
        (error: unknown): FetchedPicture => {
          failures.push(error);
          return { image: null, problem: 'UNREACHABLE' };
        },
      );
      await notePicture(db, article, result);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function fetchPicture(
  address: string,
  client: typeof publicClient,
  { files, config }: Pick<Services, 'files' | 'config'>,
): Promise<FetchedPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'pannier-picture-'));
  try {
    const path = join(folder, 'picture');
    await downloadPicture(address, path, client);
    const { content } = await checkContent(path, pictureRules, config.clamav);
    const bytes = content ?? (await readFile(path));
    const image = `vendor-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    await storeArticlePicture(files, image, bytes);
    return { image, problem: null };
  } catch (error) {
    if (error instanceof NoPicture) return { image: null, problem: error.code };
    if (error instanceof BadContent) return { image: null, problem: 'BAD_IMAGE' };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
