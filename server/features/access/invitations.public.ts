export { findHostProblems, inviteByMail } from './invitations/invite.ts';
