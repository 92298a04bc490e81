export { type FedUser, fedPasswordCheck } from './fed-passwords.ts';
export { newPasswordProblems } from './new-password.ts';
