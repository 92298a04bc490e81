export { createTasksOfFrames } from './recalls/recall-tasks.store.ts';
export { findRecalls } from './recalls/recalls.store.ts';
export { findFrameFacts } from './register/frame-list.store.ts';
export { type FoundFrame, findFrames, serialRules } from './register/numbers.store.ts';
export { findThefts } from './thefts.store.ts';
