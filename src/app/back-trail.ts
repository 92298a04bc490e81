/**
 * Which page each entry of the tab's history shows, by the router's own number of the entry, so that the
 * back arrow leads to the page before this one and not to another view of the same page. Kept for the
 * tab's session, since the app also reloads itself, for instance after a change of customer.
 */
const key = 'pannier.trail';
const longest = 200;

type Trail = Record<string, string>;

function read(): Trail {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Trail;
  } catch {
    return {};
  }
}

/** The number of the current entry; null where the router has not numbered it. */
function currentEntry(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

/** Notes the page that is shown now. @param path without query */
export function noteVisit(path: string): void {
  const at = currentEntry();
  if (at === null) return;
  // Entries after this one are gone as soon as another page is opened from here.
  const kept = Object.entries(read()).filter(
    ([one]) => Number(one) < at && Number(one) > at - longest,
  );
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [at]: path }));
  } catch {
    // Without it the arrow leads to the page's fixed target.
  }
}

/** How far back in the history another page than this one is, as a negative number; null when none is. */
export function stepsBack(path: string): number | null {
  const at = currentEntry();
  if (at === null) return null;
  const trail = read();
  for (let one = at - 1; one >= 0; one -= 1) {
    const visited = trail[one];
    if (visited === undefined) return null;
    if (visited !== path) return one - at;
  }
  return null;
}
