/** The most that a news item takes. */
export const newsLimits = {
  tags: 20,
  /** Characters of a tag. */
  tag: 40,
  /** Files in a row on wide screens. */
  itemPerLine: 6,
} as const;
