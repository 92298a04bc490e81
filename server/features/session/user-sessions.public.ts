export { issueInvitationLink } from './invitation-link.store.ts';
export { endUserSessions, listUserSessions } from './user-sessions.ts';
