export { type Administrator, userFence } from './rights/administrator.store.ts';
export { administratorOf, lockAdministrator } from './rights/administrator.ts';
export { findUser, findUsernames } from './users/user.store.ts';
