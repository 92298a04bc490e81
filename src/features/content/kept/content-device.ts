// The content on the device. The database comes along with it, so that pages load this file by `loadContentDevice`.

export { forgetAnswers } from '#src/offline/answers/forget-answers.ts';
export { cancelKeeping, keepItem } from './keep-item.ts';
export { listKept, listKeptUrls, readKeptFile } from './kept-store.ts';
export { checkKeptOf, removeGone, removeKeptOf } from './look-after-kept.ts';
export { loadPresentItem } from './present-item.ts';
