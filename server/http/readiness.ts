import { outside } from '#server/lib/outside.ts';
import { Problem } from '#server/lib/problem.ts';

/** The parts that a server needs to work. */
export type PartName = 'database' | 'disk' | 'files' | 'mail';

/** One of them, and how it is tried. */
export interface Part {
  name: PartName;
  /** Really uses it, such as by writing. @throws when it cannot be used */
  check(): Promise<void>;
  /** How long it counts as usable after a successful check, milliseconds. */
  goodForMs: number;
}

export interface PartState {
  name: PartName;
  ok: boolean;
  /** Why not, for the log. */
  error?: unknown;
}

/** Whether the parts can be used, as far as is known. */
export interface Readiness {
  /** Checks each part whose last check is too long ago; takes no longer than the deadline. */
  checkAll(): Promise<PartState[]>;
  /** For calls that make no sense without a part. @throws Problem 503 UNAVAILABLE when it cannot be used */
  expect(name: PartName): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Durations in milliseconds. */
const usual = { deadlineMs: 3_000, failedForMs: 2_000 };

/**
 * Remembers for a few seconds what the checks said, so that however many ask, each part is used
 * seldom. A check that hangs counts as failed at the deadline and is not begun again before it has ended.
 */
export function openReadiness(
  parts: readonly Part[],
  given: Partial<typeof usual> = {},
): Readiness {
  const { deadlineMs, failedForMs } = { ...usual, ...given };
  const probes = new Map(parts.map((part) => [part.name, probe(part, deadlineMs, failedForMs)]));
  return {
    checkAll: () => Promise.all([...probes.values()].map((runProbe) => runProbe())),
    async expect(name) {
      const state = await probes.get(name)?.();
      if (state && !state.ok) throw new Problem(503, 'UNAVAILABLE', 'Try again in a moment');
    },
  };
}

function probe({ name, check, goodForMs }: Part, deadlineMs: number, failedForMs: number) {
  let known: { state: PartState; until: number } | null = null;
  let running: Promise<PartState> | null = null;
  const run = async (): Promise<PartState> => {
    const state = await check().then(
      (): PartState => ({ name, ok: true }),
      (error: unknown): PartState => ({ name, ok: false, error }),
    );
    known = { state, until: performance.now() + (state.ok ? goodForMs : failedForMs) };
    running = null;
    return state;
  };
  return async (): Promise<PartState> => {
    if (known && performance.now() < known.until) return known.state;
    running ??= outside(run);
    const { promise, resolve } = Promise.withResolvers<PartState>();
    const late = { name, ok: false, error: new Error(`No answer within ${deadlineMs} ms`) };
    const timer = setTimeout(() => resolve(late), deadlineMs);
    try {
      return await Promise.race([running, promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
