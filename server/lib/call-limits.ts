import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** How often one user may make a call within so many minutes. */
export interface CallLimit {
  calls: number;
  minutes: number;
}

/**
 * Counts the costly calls of each user, and of each address where nobody is logged in, in the memory of this process,
 * see decisions/022.
 */
export interface CallLimits {
  /**
   * Counts one call, or the entries of one that has many.
   * @param name what is called; each name is counted for itself
   * @param caller the id of a user, or the network of an address
   * @returns 0 for a call that may be made, else the milliseconds until the next one may
   */
  take(name: string, limit: CallLimit, caller: number | string, count?: number): Promise<number>;
}

/** The answer to a refused call, on REST and GraphQL. */
export const tooManyRequests = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many calls. Try again later',
} as const;

/** A call over its limit, as REST answers it. */
export function tooMany(retryAfter: number): Problem {
  return new Problem(429, tooManyRequests.code, tooManyRequests.message, { retryAfter });
}

/**
 * Opens the counters of one server. A counter lives as long as its window of time, so that memory goes
 * by the users who are at work, not by the calls they make.
 */
export function openCallLimits({ callLimits }: { callLimits: boolean }): CallLimits {
  if (!callLimits) return { take: async () => 0 };
  const counters = new Map<string, RateLimiterMemory>();
  return {
    async take(name, { calls, minutes }, caller, count = 1) {
      let counter = counters.get(name);
      if (!counter) {
        counter = new RateLimiterMemory({ points: calls, duration: minutes * 60 });
        counters.set(name, counter);
      }
      return counter.consume(caller, count).then(
        () => 0,
        (refused: RateLimiterRes) => Math.max(1, refused.msBeforeNext),
      );
    },
  };
}
