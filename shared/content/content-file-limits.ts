/** The limits of the files of content (N117). */
export const contentFileLimits = {
  pictureBytes: 10_000_000,
  documentBytes: 100_000_000,
  /** Of one item. */
  files: 100,
  /** Characters of a title or an alternative text. */
  text: 255,
} as const;
