/** The sizes that are made of the pictures of content, pixels of the longer side (reading 92). */
export const pictureSizes = { thumbnail: 320, low: 800, medium: 1_600, high: 2_560 } as const;

export type PictureSize = keyof typeof pictureSizes;

/** Whether a word names a size. */
export function isPictureSize(word: string): word is PictureSize {
  return Object.hasOwn(pictureSizes, word);
}

/** The sizes in which pictures are asked for, the original included. */
export const askedPictureSizes = ['thumbnail', 'low', 'medium', 'high', 'original'] as const;

export type AskedPictureSize = (typeof askedPictureSizes)[number];
