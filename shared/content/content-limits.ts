/** The most that an item of content takes. */
export const contentLimits = {
  tags: 20,
  /** Characters of a tag, and of an article code, a model or a brand, also in feeds. */
  tag: 60,
  /** Articles, models or brands of a material. */
  links: 200,
  /** Files that are chosen at once, and materials of one bulk creation (R126). */
  bulkFiles: 200,
  /** Materials of a category that one call answers (C076, reading 62). */
  ofCategory: 9_999,
  /** Files in a row on wide screens. */
  itemPerLine: 6,
} as const;
