import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The inside of the WebAssembly module's file layer, as far as it is used here. */
interface ModuleWithFiles {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write: (stream: Stream, ...rest: unknown[]) => number;
    };
    realPath(node: unknown): string;
  };
}
interface Stream {
  nfd?: number;
  node: unknown;
}

/** EIO as WebAssembly's system calls answer it. */
const ioError = -29;

/**
 * PGlite's file system for Node with a real fsync: the shipped one has none, so a power cut could
 * lose what was acknowledged. It leans on internals, therefore the version of PGlite is pinned and
 * `embedded.test.ts` proves that the hook is reached.
 */
export class DurableNodeFs extends NodeFS {
  /** How often PostgreSQL asked for the disk since the start. */
  syncs = 0;
  readonly #onBroken: (reason: string) => void;

  /**
   * @param onBroken hears that the log could not be written or a file not be synced. PostgreSQL then ends
   * itself, which in WebAssembly is an endless loop: its thread must be ended from outside.
   */
  constructor(directory: string, onBroken: (reason: string) => void) {
    super(directory);
    this.#onBroken = onBroken;
  }

  /** Start parameters that make PostgreSQL ask for it: `-F` would switch that off. */
  static startParams(defaults: readonly string[]): string[] {
    return [...defaults.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const started = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as ModuleWithFiles;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs++;
        try {
          if (stream.nfd != null) fsyncSync(stream.nfd);
          else syncPath(NODEFS.realPath(stream.node));
          return 0;
        } catch (error) {
          this.#onBroken(`sync of ${NODEFS.realPath(stream.node)}: ${(error as Error).message}`);
          return ioError;
        }
      };
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (stream, ...rest) => {
        try {
          return write(stream, ...rest);
        } catch (error) {
          const path = NODEFS.realPath(stream.node);
          if (path.includes('/pg_wal/')) this.#onBroken(`${path} cannot be written`);
          throw error;
        }
      };
    };
    const preRun = [...(started.emscriptenOpts.preRun ?? []), addFsync];
    return { ...started, emscriptenOpts: { ...started.emscriptenOpts, preRun } };
  }
}

/** Directories are opened by no stream of their own. */
function syncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
