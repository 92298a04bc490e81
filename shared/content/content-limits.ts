/** The most that an item of content takes. */
export const contentLimits = {
  tags: 20,
  /** Characters of a tag, and of an article code, a model or a brand, also in feeds. */
  tag: 60,
  /** Files in a row on wide screens. */
  itemPerLine: 6,
} as const;
