import { Problem } from './problem.ts';

/** Limits how many costly requests of one user a process works on at a time. */
export class UserSlots {
  readonly #running = new Map<number, number>();
  readonly #most: number;
  readonly #code: string;
  readonly #what: string;

  /**
   * @param most how many of one user go on at a time
   * @param code of the refusal of a further one
   * @param what they are, for its words
   */
  constructor(most: number, code: string, what: string) {
    this.#most = most;
    this.#code = code;
    this.#what = what;
  }

  /** Takes a slot. @returns what gives it back @throws Problem 429 with the code */
  take(userId: number): () => void {
    const running = this.#running.get(userId) ?? 0;
    if (running >= this.#most)
      throw new Problem(429, this.#code, `At most ${this.#most} ${this.#what} at a time`);
    this.#running.set(userId, running + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left > 0) this.#running.set(userId, left);
      else this.#running.delete(userId);
    };
  }
}
