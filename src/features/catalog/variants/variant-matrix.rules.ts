/** The parts of a variant that place it in the matrix. */
export interface Variant {
  article_code: string;
  frameSize?: string | null;
  wheelSize?: string | null;
  color?: { name: string; hex?: string | null } | null;
}

export interface Matrix<V extends Variant> {
  /** Sizes, in the order the variants came. */
  rows: string[];
  columns: { name: string; hex: string | null }[];
  cell(row: string, column: string): V | undefined;
}

function sizeOf(variant: Variant): string {
  return variant.frameSize ?? variant.wheelSize ?? '';
}

function colorOf(variant: Variant): string {
  return variant.color?.name ?? '';
}

/**
 * Arranges variants by size and colour.
 * @returns null when two variants would share a cell; they are then shown as a list
 */
export function toMatrix<V extends Variant>(variants: readonly V[]): Matrix<V> | null {
  const cells = new Map<string, V>();
  const rows = new Set<string>();
  const columns = new Map<string, string | null>();
  for (const variant of variants) {
    const key = JSON.stringify([sizeOf(variant), colorOf(variant)]);
    if (cells.has(key)) return null;
    cells.set(key, variant);
    rows.add(sizeOf(variant));
    columns.set(colorOf(variant), variant.color?.hex ?? null);
  }
  return {
    rows: [...rows],
    columns: [...columns].map(([name, hex]) => ({ name, hex })),
    cell: (row, column) => cells.get(JSON.stringify([row, column])),
  };
}
