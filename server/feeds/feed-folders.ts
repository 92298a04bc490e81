/** The folders that a feed may have beside its CSV files. Files in other folders are no part of it. */
export const feedFolders = ['images', 'images/banners', 'invoices', 'camt'] as const;

/** What a file or a folder of a feed consists of. */
export type FeedUnit = 'rows' | 'pictures' | 'files';

/** Folders are reported by their names. */
export const unitOf = (file: string): FeedUnit =>
  file === 'images' ? 'pictures' : file.endsWith('.csv') ? 'rows' : 'files';
