/**
 * The heights of a list's lines, in px: those measured, and for the others an estimate that stays
 * what it was once the first lines are known, so that lines out of sight never move.
 */
export class RowHeights {
  #measured = new Map<number, number>();
  #tops = new Float64Array(1024);
  /** `#tops` is right up to this line. */
  #good = 0;
  /** The last line that was measured. */
  #last = -1;
  #estimate: number;
  #guessed = true;

  constructor(estimate: number) {
    this.#estimate = estimate;
  }

  /** Takes measured heights, by line. True when the others' estimate has changed by them. */
  measure(heights: readonly (readonly [line: number, height: number])[]): boolean {
    for (const [line, height] of heights) {
      if (Math.abs(this.#height(line) - height) < 0.5 && this.#measured.has(line)) continue;
      this.#measured.set(line, height);
      this.#good = Math.min(this.#good, line);
      this.#last = Math.max(this.#last, line);
    }
    if (!this.#guessed || heights.length === 0) return false;
    this.#guessed = false;
    this.#estimate = heights.reduce((sum, [, height]) => sum + height, 0) / heights.length;
    this.#good = 0;
    return true;
  }

  /** Forgets all measures: the width has changed. */
  reset(): void {
    this.#measured.clear();
    this.#guessed = true;
    this.#good = 0;
    this.#last = -1;
  }

  /** Height of a typical line. */
  get typical(): number {
    return this.#estimate;
  }

  #height(line: number): number {
    return this.#measured.get(line) ?? this.#estimate;
  }

  /** Upper edge of a line below the list's; of the line after the last it is the list's height. */
  top(line: number): number {
    // Below all that was ever drawn: no need to add up a hundred thousand estimates.
    const beyond = line - this.#last - 1;
    if (beyond > 0) return this.top(this.#last + 1) + beyond * this.#estimate;
    if (line >= this.#tops.length) {
      const longer = new Float64Array(Math.max(line + 1, this.#tops.length * 2));
      longer.set(this.#tops);
      this.#tops = longer;
    }
    for (; this.#good < line; this.#good++)
      this.#tops[this.#good + 1] = (this.#tops[this.#good] ?? 0) + this.#height(this.#good);
    return this.#tops[line] ?? 0;
  }

  /** The line at a distance from the list's upper edge; the first one above it. */
  findLine(y: number, lines: number): number {
    let [low, high] = [0, Math.max(0, lines - 1)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.top(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
