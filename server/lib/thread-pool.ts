import { Piscina } from 'piscina';

/** A run was ended because it took too long or too much memory. */
export class ThreadEnded extends Error {}

interface ThreadPoolOptions {
  /** The module whose functions are run. */
  module: URL;
  most: number;
  megabytes: number;
  /** How long an idle thread is kept. */
  idleMilliseconds: number;
  /** On a machine with few cores the event loop goes first. Other systems than Linux give way with the whole process. */
  givesWay?: boolean;
}

/** Runs functions of a module in threads with limits: bytes of others are never worked on in the event loop. */
export class ThreadPool {
  readonly #pool: Piscina<string>;
  /** Runs under way; the others wait here, so that the limit of a run counts from its start. */
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ module, most, megabytes, idleMilliseconds, givesWay = false }: ThreadPoolOptions) {
    this.#pool = new Piscina<string>({
      filename: module.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idleMilliseconds,
      niceIncrement: givesWay && process.platform === 'linux' ? 5 : 0,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
  }

  /**
   * Runs a function of the module on a file.
   * @param name of the export
   * @throws ThreadEnded at the limit of time or memory
   */
  async run<T>(path: string, milliseconds: number, name = 'default'): Promise<T> {
    if (this.#running >= this.#pool.options.maxThreads)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      const signal = AbortSignal.timeout(milliseconds);
      return (await this.#pool.run(path, { name, signal })) as T;
    } catch (error) {
      const { name: kind, code } = error as { name?: string; code?: string };
      const isEnded = kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isEnded ? new ThreadEnded('ended at its limit', { cause: error }) : error;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
