/** After this many failures in a row the calls are paused for this long, in ms. */
const mostFailures = 3;
const pauseMs = 60_000;

/** The calls are paused, because the last ones failed. */
export class CallsPaused extends Error {}

/** Stops calling a service that does not answer, so that not every user waits for its timeout. */
export class CircuitBreaker {
  #failures = 0;
  #pausedUntil = 0;

  /** @throws CallsPaused, or what the call throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#pausedUntil) throw new CallsPaused('It did not answer just now');
    try {
      const answer = await call();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= mostFailures) this.#pausedUntil = performance.now() + pauseMs;
      throw error;
    }
  }
}
