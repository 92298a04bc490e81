import sharp from 'sharp';
import type { Services } from '#server/graphql/feature.ts';

/** Twice the size it has on paper, so that print is sharp. */
const size = { width: 560, height: 144 };

/** A host's logo as PNG, which PDFs can hold; null without one, and for one that cannot be read. */
export async function hostLogo(
  files: Services['files'],
  { webLogo }: { webLogo: string },
): Promise<Uint8Array | null> {
  if (!webLogo) return null;
  const file = /\.[a-z]{3,4}$/i.test(webLogo) ? webLogo : `${webLogo}.webp`;
  try {
    const bytes = await files.bytes(`images/${file}`);
    if (!bytes) return null;
    return await sharp(bytes)
      .resize({ ...size, fit: 'inside' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
