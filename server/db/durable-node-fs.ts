import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The inside of the WebAssembly module's file layer, as far as it is used here. */
interface ModuleWithFiles {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/**
 * PGlite's file system for Node with a real fsync: the shipped one has none, so a power cut could
 * lose what was acknowledged. It leans on internals, therefore the version of PGlite is pinned and
 * `pglite-worker.test.ts` proves that the hook is reached.
 */
export class DurableNodeFs extends NodeFS {
  /** How often PostgreSQL asked for the disk since the start. */
  syncs = 0;

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
        if (stream.nfd != null) fsyncSync(stream.nfd);
        else syncPath(NODEFS.realPath(stream.node));
        return 0;
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
