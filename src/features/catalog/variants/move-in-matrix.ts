import type { KeyboardEvent } from 'react';

/** Rows and columns an arrow key moves by. */
const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether an arrow sideways would move the cursor out of the text. */
function atEdge(field: HTMLInputElement, by: number): boolean {
  const edge = by < 0 ? 0 : field.value.length;
  const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  return all || (field.selectionStart === edge && field.selectionEnd === edge);
}

/**
 * Arrow keys in a table of fields: up and down always, sideways from the edge of the text. Cells
 * without a field are passed over.
 */
export function moveInMatrix(event: KeyboardEvent<HTMLTableElement>): void {
  const field = event.target;
  const step = steps[event.key];
  if (!step || !(field instanceof HTMLInputElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const [down, right] = step;
  if (right !== 0 && !atEdge(field, right)) return;
  const cell = field.closest('td');
  const { rows } = event.currentTarget;
  let row = (field.closest('tr')?.rowIndex ?? 0) + down;
  let column = (cell?.cellIndex ?? 0) + right;
  for (; rows[row]?.cells[column]; row += down, column += right) {
    const next = rows[row]?.cells[column]?.querySelector('input');
    if (!next) continue;
    event.preventDefault();
    next.focus();
    next.select();
    return;
  }
}
