import sharp from 'sharp';
import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import { paperOf } from './paper.rules.ts';
import type { Picture } from './pdf-pictures.ts';
import { openPdfPool, type PdfPool } from './pdf-pool.ts';

/** The pool of each server, by its database; tests run several servers in one process. */
const pools = new WeakMap<Db, PdfPool>();

/** Returns the pool in which a server makes its PDFs. */
function pdfPoolOf(db: Db): PdfPool {
  const known = pools.get(db);
  if (known) return known;
  const pool = openPdfPool();
  pools.set(db, pool);
  return pool;
}

/**
 * Makes a PDF with the paper and the logo of a host.
 * @param pictures of any type that the portal stores; one that cannot be read is left out
 * @throws Problem 503 UNAVAILABLE when too many wait, and when it takes too long
 */
export async function makeHostPdf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  host: HostConfig,
  table: PrintedTable,
  pictures: readonly Picture[] = [],
): Promise<Buffer> {
  const looks = {
    paper: paperOf(host),
    logo: await loadLogo(files, host),
    pictures: await toPrintable(pictures),
  };
  return await pdfPoolOf(db).make(table, looks);
}

/** Ends the threads of a server's pool. */
export async function closePdfPool(db: Db): Promise<void> {
  await pools.get(db)?.close();
  pools.delete(db);
}

/** Twice the size it has on paper, so that print is sharp. */
const logoSize = { width: 560, height: 144 };

/** A host's logo as PNG, which PDFs can hold; null without one, and for one that cannot be read. */
async function loadLogo(
  files: Services['files'],
  { webLogo }: { webLogo: string },
): Promise<Uint8Array | null> {
  if (!webLogo) return null;
  const file = /\.[a-z]{3,4}$/i.test(webLogo) ? webLogo : `${webLogo}.webp`;
  try {
    const bytes = await files.bytes(`images/${file}`);
    if (!bytes) return null;
    return await sharp(bytes)
      .resize({ ...logoSize, fit: 'inside' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** At most so many pixels: sharp at half the width of a page, and small enough to be mailed. */
const pictureSize = { width: 1_000, height: 1_000 };

/** Pictures as JPEG; those that cannot be read are left out. One after the other, as they may be large. */
async function toPrintable(pictures: readonly Picture[]): Promise<Picture[]> {
  const printable: Picture[] = [];
  for (const { image, caption } of pictures) {
    const small = await sharp(image)
      .rotate()
      .resize({ ...pictureSize, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => null);
    if (small) printable.push({ image: small, caption });
  }
  return printable;
}
