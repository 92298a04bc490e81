export { checkParents } from './feed/check-parents.ts';
export {
  altColumns,
  cardPicture,
  checkFiles,
  fileColumns,
  listNamedFiles,
  neededFileColumns,
} from './feed/file-columns.ts';
export {
  cardColumns,
  checkDays,
  contentTargetMarkets,
  dayColumns,
  itemColumns,
  line,
  toKey,
} from './feed/item-columns.ts';
export { refreshItemSearch } from './items/write-item.store.ts';
