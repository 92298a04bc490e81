/** The unit in which the contents of a file or a folder of a feed are counted. */
export type FeedUnit = 'rows' | 'pictures' | 'files';

/** Folders are reported by their names. */
export const unitOf = (file: string): FeedUnit =>
  file === 'images' ? 'pictures' : file.endsWith('.csv') ? 'rows' : 'files';
