/** The most that an item of content takes. */
export const contentLimits = {
  tags: 20,
  /** Characters of a tag. */
  tag: 40,
  /** Files in a row on wide screens. */
  itemPerLine: 6,
} as const;
