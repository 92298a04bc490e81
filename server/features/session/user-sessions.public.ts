export { issueInvitationLink } from './password-reset/invitation-link.store.ts';
export { endUserSession, endUserSessions, listUserSessions } from './sessions/user-sessions.ts';
