import type { Services } from '#server/graphql/feature.ts';
import type { FeedFile } from './feed-file.ts';
import type { FileReport } from './import-report.ts';
import type { RowFiles } from './row-files.ts';

/** Where the files of a folder come from. */
export interface FolderSource {
  /** The path of the folder. */
  from: string;
  /** The files in `files/` that rows of the CSV files name. */
  rowFiles: readonly RowFiles[];
}

/** A folder of a feed whose files a feature reads with its own code, such as bank statements. */
export interface FeedFolder {
  /** Its name in the feed and in the report. */
  folder: string;
  /** It has the files that rows name, and is also read where it is missing and a row names one. */
  hasRowFiles?: true;
  /**
   * Reads its files, after all CSV files of the feed. A bad file is reported and does not stop the others.
   * @param onFile called after each file with the number of files
   */
  read(
    services: Pick<Services, 'db' | 'files'>,
    source: FolderSource,
    onFile: (report: FileReport, total: number) => void,
    signal?: AbortSignal,
  ): Promise<FileReport>;
}

/** A part of a feed that a feature reads. */
export type FeedPart = FeedFile | FeedFolder;
