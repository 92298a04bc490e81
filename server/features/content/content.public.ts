export { cleanHtml } from './clean-html.ts';
export { mostMarkets } from './content.store.ts';
export { holdsOneOf } from './content-audience.store.ts';
export { toOwnerId } from './content-kinds.ts';
export { isInState } from './content-period.store.ts';
export { hasKind, requireWriter } from './content-rights.ts';
export { findPeriodProblems, parseContentTexts } from './content-values.ts';
export {
  type ContentViewer,
  isMarketOf,
  isSeenByWriter,
  mayChangeContent,
  ownMarkets,
  readerFence,
  writerFence,
} from './content-visibility.store.ts';
export {
  type ContentFileRow,
  contentFilesColumn,
  type PlacedContentFile,
  writeContentFiles,
} from './files/content-files.store.ts';
export { parseContentFiles } from './files/parse-content-files.ts';
export { toContentFiles } from './files/to-content-files.ts';
export { layoutColumn } from './layouts.store.ts';
export { hostLanguages } from './portals.store.ts';
