export { issueOperatorLink, operatorLinkHours } from './login/operator-link.store.ts';
export { tryOwnPassword } from './password-reset/own-password.ts';
export { endWithPassword } from './password-reset/password-reset.store.ts';
export type { Bearer } from './tokens/access-tokens.ts';
export { openSessionKeys, type SessionKeys } from './tokens/session-keys.ts';
