export { creditProblems } from './credit.rules.ts';
export { creditRows } from './credit.store.ts';
