export { findHostProblems, findTooMany, inviteByMail } from './invitations/invite.ts';
