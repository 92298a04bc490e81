export { feedPrinter, reportLines } from './feed-printer.ts';
export { type FeedServices, importFeed } from './import-feed.ts';
export type { FeedReport } from './report.ts';
export type { FeedImport } from './runs/feed-imports.store.ts';
export { runImport } from './runs/run-import.ts';
