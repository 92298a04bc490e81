export { userFieldColumns } from './user-columns.store.ts';
