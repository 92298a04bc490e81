/** A row of src/app/route-table.tsv: one page of the app. */
export interface RouteRow {
  /** Inventory ids, such as R022; empty for a page of our own. */
  ids: string[];
  /** The name of the page in code: `paths.<name>()`. */
  name: string;
  /** Without locale; parameters as `:slug`, an optional last one as `:id?`. */
  path: string;
  /** English; translated like every text. */
  title: string;
  /** `public`, `user`, or scopes: all entries between `;` must hold, of those between `|` one. */
  scopes: string;
  /** Whether it needs a selected customer: yes, no, or not-audit (B046, B047). */
  customer: string;
  layout: string;
  /** The page the back arrow leads to; empty for none. */
  back: string;
  search: string;
  /** A further check, see src/app/route-guards.ts. */
  guard: string;
}

/** The rows of src/app/route-table.tsv. @throws when one does not have all columns */
export function parseRouteTable(text: string): RouteRow[] {
  // Not `trimEnd`: the last row may end with empty cells.
  const [head = '', ...lines] = text.replace(/\n+$/, '').split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== names.length) throw new Error(`route-table.tsv: "${line}"`);
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    const ids = row.ids === '-' ? [] : (row.ids ?? '').split(',');
    return { ...row, ids } as unknown as RouteRow;
  });
}
