export type { FeedReport } from '#server/feeds/import-report.ts';
export { feedFolders } from './feed-files.ts';
export { feedPrinter, reportLines } from './feed-printer.ts';
export { importFeed } from './import-feed.ts';
export { storeArticlePicture } from './import-images.ts';
export type { FeedImport } from './runs/feed-imports.store.ts';
export { runImport } from './runs/run-import.ts';
