/** In memory only: with it anyone can set the user's password. */
let held: string | null = null;

/**
 * Takes the token of a mailed link (N023) out of an address and holds it; the address without it is
 * put into the browser at once, so that the token is in no history and no bookmark. Links carry it in
 * the fragment, which browsers send to no server; older ones in the query.
 * @returns the address without the token; null when there was none in it
 */
export function takeResetToken(address: string): string | null {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const token = fragment.get('reset') ?? url.searchParams.get('reset');
  if (token === null) return null;
  held = token;
  url.searchParams.delete('reset');
  const clean = url.pathname + url.search;
  window.history.replaceState(window.history.state, '', clean);
  return clean;
}

export const heldResetToken = () => held;

export function forgetResetToken(): void {
  held = null;
}
