export { lockRights } from './rights/administrator.store.ts';
export { insertUser, isUsernameTaken, setActive, updateUser } from './users/user.store.ts';
