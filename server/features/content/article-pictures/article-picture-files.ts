import { Readable } from 'node:stream';
import { drawPlain } from '#server/files/checks/picture.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { sizePlace } from '#server/files/stored/content-places.ts';
import { toEntryName } from '#server/files/stored/named-files.ts';
import { removePlaceOf } from '#server/files/stored/remove-place.ts';
import { findStoredFile } from '#server/files/stored/stored-files.store.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { ZipEntry } from '#server/lib/zip-stream.ts';
import { type AskedPictureSize, pictureSizes } from '#shared/content/picture-sizes.ts';
import type { MaterialPicture, PicturedArticle } from './article-pictures.store.ts';

type Parts = Pick<Services, 'db' | 'files' | 'jobs'>;

/** A picture that is ready to be packed, with its ending. */
interface OpenedPicture {
  content: Readable;
  extension: string;
}

/** The stored bytes of a file of content. */
type StoredOriginal = Pick<MaterialPicture, 'fileId' | 'removesPlace' | 'place' | 'type'>;

/** Where a picture of the catalog lies. */
const placeOf = (picture: string) => `images/${picture}.webp`;

/** Whether the server has a picture of the catalog of an article. */
export async function hasPicture(files: FileStore, { pictures }: PicturedArticle) {
  for (const picture of pictures) if (await files.exists(placeOf(picture))) return true;
  return false;
}

/** Returns about how many bytes pictures have in a size: rather too many, with two bytes for a pixel. */
export function estimateBytes(pictures: readonly MaterialPicture[], size: AskedPictureSize) {
  const bytesOf = ({ bytes, width, height }: MaterialPicture) => {
    if (size === 'original') return bytes;
    const scale = Math.min(1, pictureSizes[size] / Math.max(width, height));
    return Math.min(bytes, 2 * width * height * scale ** 2);
  };
  return pictures.reduce((sum, picture) => sum + bytesOf(picture), 0);
}

/**
 * Opens one picture of an article after the other: those of the catalog first. Each has a name by article, title and
 * number; one that the file store lacks is left out.
 */
export async function* openPictures(
  parts: Parts,
  article: PicturedArticle,
  material: readonly MaterialPicture[],
  size: AskedPictureSize,
): AsyncGenerator<ZipEntry> {
  let count = 0;
  const toEntry = (title: string, { content, extension }: OpenedPicture): ZipEntry => {
    count += 1;
    const words = `${article.displayCode} ${title.slice(0, 80)} ${count}`;
    return { name: toEntryName(words, { name: `.${extension}` }), content, isCompressed: true };
  };
  for (const picture of article.pictures) {
    const opened = await drawSize(parts.files, placeOf(picture), size);
    if (opened) yield toEntry(article.name, opened);
  }
  for (const picture of material) {
    const opened = await openMaterial(parts, picture, size);
    if (opened) yield toEntry(picture.title, opened);
  }
}

async function openMaterial(
  parts: Parts,
  picture: MaterialPicture,
  size: AskedPictureSize,
): Promise<OpenedPicture | null> {
  const { files } = parts;
  if (size === 'original') return openOriginal(parts, picture);
  const ready = picture.sizes?.[size];
  const content = ready && (await files.get(sizePlace(picture.place, size, false)));
  if (content) return { content, extension: ready.type === 'image/png' ? 'png' : 'jpg' };
  return drawSize(files, picture.place, size);
}

/** Opens the bytes as they were received, but without the place that staff do not want in them. */
export async function openOriginal(
  parts: Parts,
  { fileId, removesPlace, place, type }: StoredOriginal,
): Promise<OpenedPicture | null> {
  let found: string | undefined = place;
  if (removesPlace) {
    const file = await findStoredFile(parts.db, fileId);
    if (file) await removePlaceOf(parts, file);
    found = (await findStoredFile(parts.db, fileId))?.place;
  }
  const content = found === undefined ? null : await parts.files.get(found);
  const ending = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
  return content && { content, extension: ending };
}

/** Draws a size that is not made. A damaged picture is left out. */
async function drawSize(
  files: FileStore,
  place: string,
  size: AskedPictureSize,
): Promise<OpenedPicture | null> {
  const stored = await files.bytes(place);
  const side = size === 'original' ? null : pictureSizes[size];
  const drawn = stored && (await drawPlain(stored, side).catch(() => null));
  return drawn && { content: Readable.from([drawn.content]), extension: drawn.extension };
}
