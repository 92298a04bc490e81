export type { Bearer } from './access-tokens.ts';
export { issueOperatorLink, operatorLinkHours } from './operator-link.store.ts';
export { tryOwnPassword } from './own-password.ts';
export { endWithPassword } from './password-reset.store.ts';
export { openSessionKeys, type SessionKeys } from './session-keys.ts';
