export { issueInvitationLink } from './invitation-link.store.ts';
export { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts';
