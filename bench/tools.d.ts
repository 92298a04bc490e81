declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body: string;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds; or … */
    duration?: number;
    /** … how many requests. */
    amount?: number;
    /** Called for each connection; it sends its requests in order, again and again. */
    setupClient(client: { setRequests(requests: Request[]): void }): void;
  }
  interface Result {
    requests: { total: number };
    non2xx: number;
    errors: number;
  }
  /** Emits `response` (client, status, bytes, milliseconds). */
  export default function autocannon(options: Options): Promise<Result> & EventEmitter;
}

declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core';

  export interface Flags {
    logLevel: 'error';
    output: 'json';
    disableStorageReset: boolean;
  }
  export interface RunnerResult {
    lhr: {
      /** Scores are shares of 1. */
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { displayValue?: string; numericValue?: number }>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: undefined,
    page: Page,
  ): Promise<RunnerResult | undefined>;
}
