import { Piscina } from 'piscina';
import { Problem } from '#server/lib/problem.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { PdfJob } from './pdf-worker.ts';
import type { PdfLooks } from './table-pdf.ts';

/** Makes PDFs in threads of their own: a whole cart takes seconds of a processor. */
export interface PdfPool {
  /** @throws Problem 503 UNAVAILABLE when too many wait, and when it takes too long */
  make(table: PrintedTable, looks?: PdfLooks): Promise<Buffer>;
  close(): Promise<void>;
}

interface PdfPoolOptions {
  /** How many are made at once. */
  threads: number;
  /** How many wait at most. */
  waiting: number;
  /** Milliseconds from the call until its thread is ended; callers wait for 30 seconds. */
  deadline: number;
}

const usual: PdfPoolOptions = { threads: 1, waiting: 20, deadline: 25_000 };

/** Threads are started when they are needed and end after a minute without work. */
export function openPdfPool(options: Partial<PdfPoolOptions> = {}): PdfPool {
  const { threads, waiting, deadline } = { ...usual, ...options };
  const pool = new Piscina<PdfJob, Uint8Array<ArrayBuffer>>({
    filename: new URL('./pdf-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  let open = 0;
  return {
    async make(table, looks = { paper: 'A4', logo: null }) {
      if (open >= threads + waiting) throw unavailable('Too many documents are being made');
      open += 1;
      try {
        const bytes = await pool.run({ table, looks }, { signal: AbortSignal.timeout(deadline) });
        return Buffer.from(bytes.buffer);
      } catch (error) {
        const late = error instanceof Error && error.name === 'AbortError';
        throw late ? unavailable('The document took too long') : error;
      } finally {
        open -= 1;
      }
    },
    close: () => pool.destroy(),
  };
}

function unavailable(message: string): Problem {
  return new Problem(503, 'UNAVAILABLE', message, { retryAfter: 10_000 });
}
