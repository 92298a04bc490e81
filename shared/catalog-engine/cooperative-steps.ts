/** Work in steps, between which others may have their turn. */
export type Steps<Made> = Generator<void, Made>;

/** Does all steps at once. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the steps, letting others have their turn whenever it has worked for some time.
 * @param turn resolves after the others' turn
 * @param ms of work in a row, or one step where that takes longer
 */
export async function runCooperatively<Made>(
  steps: Steps<Made>,
  turn: () => Promise<unknown>,
  ms = 10,
): Promise<Made> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < ms) continue;
    await turn();
    since = performance.now();
  }
}
