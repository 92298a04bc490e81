import { RowHeights } from './row-heights.ts';

/** The rows that are drawn, and the room of those that are not. */
export interface RowRange {
  start: number;
  /** The first row that is not drawn. */
  end: number;
  /** Heights in px of the rows before and after, without those of `held`. */
  before: number;
  after: number;
  /** The line that has the focus, kept although it is out of sight; `gap` is between it and the rest. */
  held: { start: number; end: number; gap: number } | null;
}

/** Rows in the document at most, whatever the screen; one held line comes on top (issue: 80). */
const mostRows = 72;
const firstEstimate = 96;
/** Lists whose heights are remembered, for the way back. */
const mostLists = 10;

interface Known {
  heights: RowHeights;
  columns: number;
  width: number;
  /** Between two lines, in px; the heights hold it, the room of rows not drawn brings its own. */
  gap: number;
}
const known = new Map<string, Known>();

function getKnown(id: string): Known {
  const fresh = { heights: new RowHeights(firstEstimate), columns: 1, width: 0, gap: 0 };
  const found = known.get(id) ?? fresh;
  known.delete(id);
  known.set(id, found);
  for (const old of [...known.keys()].slice(0, -mostLists)) known.delete(old);
  return found;
}

/** The range of some lines, and of one held line elsewhere. */
function toRange(list: Known, from: number, to: number, rows: number, held: number | null) {
  const { heights, columns, gap } = list;
  const lines = Math.ceil(rows / columns);
  const between = (a: number, b: number) =>
    b > a ? Math.max(1, heights.top(b) - heights.top(a) - gap) : 0;
  const above = held !== null && held < from;
  const below = held !== null && held >= to;
  const range: RowRange = {
    start: from * columns,
    end: Math.min(to * columns, rows),
    before: between(0, above ? held : from),
    after: between(below ? held + 1 : to, lines),
    held: null,
  };
  if (above || below) {
    const start = held * columns;
    const end = Math.min(start + columns, rows);
    range.held = { start, end, gap: above ? between(held + 1, from) : between(to, held) };
  }
  return range;
}

/** Returns the initial range of a list that is shown again: its first rows and the height of all others. */
export function firstRange(id: string, rows: number): RowRange | null {
  const list = known.get(id);
  return list && list.width > 0 ? toRange(list, 0, Math.ceil(24 / list.columns), rows, null) : null;
}

/**
 * Tracks the position of a list in the window and reports which of its rows must be drawn. Lines may have
 * several columns (a CSS grid) and any height; they are measured when they are drawn.
 */
export class RowWatch {
  #list: HTMLElement;
  #known: Known;
  #say: (range: RowRange) => void;
  #rows = 0;
  #range: RowRange | null = null;
  /** The first visible row and its position in the page, to keep it there. */
  #anchor: { row: number; top: number } | null = null;

  constructor(list: HTMLElement, id: string, say: (range: RowRange) => void) {
    this.#list = list;
    this.#known = getKnown(id);
    this.#say = say;
    addEventListener('scroll', this.#moved, { passive: true });
    addEventListener('resize', this.#resized);
    list.addEventListener('focusout', this.#moved);
  }

  stop(): void {
    removeEventListener('scroll', this.#moved);
    removeEventListener('resize', this.#resized);
    this.#list.removeEventListener('focusout', this.#moved);
  }

  /** Called after each drawing of the list: measures it and keeps its position. */
  drawn(rows: number, range: RowRange | null): void {
    const longer = rows !== this.#rows;
    this.#rows = rows;
    this.#range = range;
    const changed = this.#measure();
    if (!changed) this.#keepInPlace();
    this.#update(longer || changed, changed);
  }

  #moved = (): void => this.#update(false);

  #resized = (): void => {
    this.#update(true, this.#measure());
  };

  /**
   * Updates the range of rows to render.
   * @param forced updates even when the rendered rows would suffice
   * @param anchored all heights have changed: start at the row that was visible, not at a height
   */
  #update(forced: boolean, anchored = false): void {
    const { heights, columns } = this.#known;
    const lines = Math.ceil(this.#rows / columns);
    const top = -this.#list.getBoundingClientRect().top;
    const anchor = anchored && this.#anchor ? this.#anchor.row : null;
    const first = anchor === null ? heights.findLine(top, lines) : Math.floor(anchor / columns);
    const last = heights.findLine(heights.top(first) + innerHeight, lines) + 2;
    const most = Math.floor(mostRows / columns);
    const room = Math.floor((most - (last - first)) / 2);
    const around = Math.max(1, Math.min(room, Math.ceil((0.75 * innerHeight) / heights.typical)));
    if (anchor === null) this.#rememberPlace(first * columns, top > 0);
    if (!forced && this.#covers(first, last, Math.floor(around / 2), lines)) return;
    const from = Math.max(0, first - around);
    const to = Math.min(lines, last + around, from + most);
    const next = toRange(this.#known, from, to, this.#rows, this.#focusedLine());
    if (JSON.stringify(next) === JSON.stringify(this.#range)) return;
    this.#range = next;
    this.#say(next);
  }

  /** Whether these lines, and some around them, are drawn. */
  #covers(first: number, last: number, around: number, lines: number): boolean {
    if (!this.#range) return false;
    const { columns } = this.#known;
    const { start, end } = this.#range;
    return (
      start <= Math.max(0, first - around) * columns &&
      end >= Math.min(lines * columns, (last + around) * columns, this.#rows)
    );
  }

  /** The line with the focus: without it the keyboard would start at the page's top again. */
  #focusedLine(): number | null {
    const row = this.#findRow(document.activeElement);
    return row === null || row >= this.#rows ? null : Math.floor(row / this.#known.columns);
  }

  #findRow(element: Element | null): number | null {
    if (!element || !this.#list.contains(element)) return null;
    const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
    return row === undefined ? null : Number(row);
  }

  /** The first drawn element of each line, by line. */
  #lines(): Map<number, HTMLElement> {
    const found = new Map<number, HTMLElement>();
    for (const element of this.#list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const row = Number(element.dataset.row);
      if (row % this.#known.columns === 0) found.set(row / this.#known.columns, element);
    }
    return found;
  }

  #element(row: number): Element | null {
    return this.#list.querySelector(`:scope > [data-row="${row}"]`);
  }

  #rememberPlace(row: number, inside: boolean): void {
    const element = inside ? this.#element(row) : null;
    this.#anchor = element ? { row, top: element.getBoundingClientRect().top + scrollY } : null;
  }

  #keepInPlace(): void {
    const element = this.#anchor && this.#element(this.#anchor.row);
    if (!this.#anchor || !element) return;
    const moved = element.getBoundingClientRect().top + scrollY - this.#anchor.top;
    if (Math.abs(moved) >= 1) scrollBy(0, moved);
  }

  /** Takes the heights of what is drawn. True when those of everything else have changed. */
  #measure(): boolean {
    const list = this.#known;
    const width = this.#list.clientWidth;
    const style = getComputedStyle(this.#list);
    const columns = style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;
    const fresh = list.width === 0;
    const changed = width !== list.width || columns !== list.columns;
    Object.assign(list, { width, columns, gap: Number.parseFloat(style.rowGap) || 0 });
    if (changed && !fresh) {
      list.heights.reset();
      return true;
    }
    const lines = this.#lines();
    const heights: [number, number][] = [];
    for (const [line, element] of lines) {
      const next = lines.get(line + 1);
      const height = next ? next.offsetTop - element.offsetTop : element.offsetHeight + list.gap;
      if (height > list.gap) heights.push([line, height]);
    }
    return list.heights.measure(heights);
  }
}
