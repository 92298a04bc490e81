/** One permission, or a group of which any one suffices (B021). */
export type ScopeEntry = string | readonly string[];

/** Whether all entries hold; a group holds when the user has one of its scopes (B021). */
export function holdsScopes(scopes: readonly string[], entries: readonly ScopeEntry[]): boolean {
  return entries.every((entry) =>
    typeof entry === 'string' ? scopes.includes(entry) : entry.some((one) => scopes.includes(one)),
  );
}

/**
 * A path that every browser reads as one of this origin, and not as the login: browsers leave out tabs and
 * line ends, take a backslash for a slash, and resolve dots.
 */
const ownPath = /^\/(?!login|[/.]|[^?#]*\/[/.])[^\\\t\n\r]*$/;

/**
 * A path inside the app that a login may lead to, or null: another site's address in `to` must not
 * be followed.
 */
export function safeTarget(to: string | null): string | null {
  return to && ownPath.test(to) ? to : null;
}
