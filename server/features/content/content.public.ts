export { holdsOneOf } from './content-audience.store.ts';
export { mostLevels, toOwnerId } from './content-kinds.ts';
export { hasKind } from './content-rights.ts';
export { parseContentTexts } from './content-values.ts';
export {
  isHistorySeen,
  isSeenByWriter,
  visibleParents,
} from './content-visibility.store.ts';
export { contentExportRoutes } from './export/content-export.routes.ts';
export { keepContentFiles } from './files/content-files.store.ts';
export { parsePlacedFiles, type SentFile } from './files/parse-content-files.ts';
export { toContentFiles } from './files/to-content-files.ts';
export {
  type FiledItemRow,
  fileColumns,
  findItem,
  type ItemRow,
  itemColumns,
  itemFence,
  itemOwner,
  receiptColumns,
  shownTexts,
} from './items/item-columns.store.ts';
export {
  createItemEntity,
  toAuditedCards,
  toAuditedDays,
  toAuditedItem,
  withDeleted,
} from './items/item-entity.ts';
export {
  type AskedItems,
  type ItemFilter,
  itemList,
  titleOf,
  titleOrder,
  toItemFilter,
} from './items/item-list.store.ts';
export { type ItemReader, readOneItem, toReader, toWriter } from './items/item-reader.ts';
export { cleanItemTexts } from './items/item-texts.ts';
export { findWordProblems, listWords, parseItem } from './items/parse-item.ts';
export { type ItemValues, insertItems, refreshItemSearch } from './items/write-item.store.ts';
export { keptDays, ownIds } from './removed-messages.store.ts';
