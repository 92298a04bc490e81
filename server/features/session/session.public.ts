export type { Bearer } from './access-tokens.ts';
export { openSessionKeys, type SessionKeys } from './session-keys.ts';
