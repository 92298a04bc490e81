export { type FedUser, fedPasswordJudge } from './fed-passwords.ts';
export { newPasswordProblems } from './new-password.ts';
