/**
 * The page numbers a pager shows: `most` at the highest, with the current one in their middle where
 * there is room (C024, C042).
 */
export function pageNumbers(page: number, total: number, most: number): number[] {
  const shown = Math.min(most, total);
  const centred = page - Math.floor((most - 1) / 2);
  const first = Math.max(1, Math.min(centred, total - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}
