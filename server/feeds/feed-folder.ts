import type { Services } from '#server/graphql/feature.ts';
import type { FeedFile } from './feed-file.ts';
import type { FileReport } from './import-report.ts';

/** A folder of a feed whose files a feature reads with its own code, such as bank statements. */
export interface FeedFolder {
  /** Its name in the feed and in the report. */
  folder: string;
  /**
   * Reads its files, after all CSV files of the feed. A bad file is reported and does not stop the others.
   * @param from the path of the folder
   * @param onFile called after each file with the number of files
   */
  read(
    services: Pick<Services, 'db' | 'files'>,
    from: string,
    onFile: (report: FileReport, total: number) => void,
    signal?: AbortSignal,
  ): Promise<FileReport>;
}

/** A part of a feed that a feature reads. */
export type FeedPart = FeedFile | FeedFolder;
