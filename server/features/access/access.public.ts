export type { Administrator } from './rights/administrator.store.ts';
export { administratorOf } from './rights/administrator.ts';
export { findUsernames } from './users/user.store.ts';
