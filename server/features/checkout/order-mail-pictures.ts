import sharp from 'sharp';
import type { Services } from '#server/graphql/feature.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { MailedLine } from './order-mail.store.ts';

/** Most pictures of one mail: about 150 kB. */
const most = 40;
/** Twice what the mail shows, for sharp screens. */
const pixels = 96;

/**
 * The pictures of the first lines, small and as JPEG, which all mail programs know. One that is missing
 * or cannot be read is left out.
 */
export async function orderMailPictures(
  files: Services['files'],
  lines: readonly MailedLine[],
): Promise<NonNullable<Mail['pictures']>> {
  const names = [...new Set(lines.flatMap(({ picture }) => picture ?? []))].slice(0, most);
  const pictures = await Promise.all(
    names.map(async (name) => {
      const bytes = await files.bytes(`images/thumbnails/${name}.webp`).catch(() => null);
      const small = bytes && (await toJpeg(bytes).catch(() => null));
      return small ? [{ name, type: 'image/jpeg', bytes: small }] : [];
    }),
  );
  return pictures.flat();
}

const toJpeg = (bytes: Buffer | Uint8Array) =>
  sharp(bytes)
    .resize(pixels, pixels, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
