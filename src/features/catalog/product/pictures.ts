import { variantText } from '#src/lib/variant-text.ts';

interface Item {
  article_code: string;
  name: string;
  image?: string | null;
  frameSize?: string | null;
  wheelSize?: string | null;
  color?: { name: string } | null;
}

export interface PictureOf {
  /** Null for a drawing in place of a picture. */
  file: string | null;
  /** The subject: the model, with the colour. */
  alt: string;
  /** Articles it is the picture of. */
  codes: string[];
}

/**
 * The pictures of a model, each once, in the order of its variants; the model's own where no variant
 * has one. Never empty, so that the gallery keeps its place.
 */
export function listPictures(
  name: string,
  image: string | null,
  items: readonly Item[],
): [PictureOf, ...PictureOf[]] {
  const found = new Map<string, PictureOf>();
  for (const item of items) {
    if (!item.image) continue;
    const known = found.get(item.image);
    if (known) known.codes.push(item.article_code);
    else {
      const what = item.color?.name ?? variantText(item);
      const alt = what && !name.includes(what) ? `${name}, ${what}` : name;
      found.set(item.image, { file: item.image, alt, codes: [item.article_code] });
    }
  }
  const [first, ...rest] = found.values();
  return first ? [first, ...rest] : [{ file: image, alt: name, codes: [] }];
}
