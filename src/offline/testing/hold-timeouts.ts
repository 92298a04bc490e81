import { vi } from 'vitest';

/**
 * Takes the time-outs of signals into the test's hand: they end when it says that time has passed.
 * Undone by `vi.restoreAllMocks`.
 */
export function holdTimeouts() {
  let waiting: { ms: number; controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    waiting.push({ ms, controller });
    return controller.signal;
  });
  return {
    /** Ends those asked for until now that are not longer than this. */
    pass(ms: number): void {
      const over = waiting.filter((one) => one.ms <= ms);
      waiting = waiting.filter((one) => one.ms > ms);
      for (const { controller } of over)
        controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    },
  };
}
