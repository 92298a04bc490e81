import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../generate/root.ts';
import { productionPackages } from '../supply-chain/lockfile.ts';
import { type Instruction, listValues } from './dockerfile.ts';

/**
 * Creates a read-only folder as the last stage of the Dockerfile does: the files that its COPY instructions
 * name, without tests, with only the production packages. The client is replaced by an empty page, since
 * building it takes a minute.
 */
export function layOutImage(stage: readonly Instruction[], folder: string): void {
  for (const value of listValues(stage, 'COPY')) {
    const sources = value.split(' ').filter((word) => word.startsWith('/app/'));
    for (const name of sources.map((source) => basename(source))) copyPart(name, folder);
  }
  chmodSync(folder, 0o555);
}

function copyPart(name: string, folder: string): void {
  const to = join(folder, name);
  if (name === 'dist') {
    mkdirSync(to);
    writeFileSync(join(to, 'index.html'), '<!doctype html><title>Portal</title>');
  } else if (name === 'node_modules') {
    // The Dockerfile removes the Node that npm start uses where there is no other.
    for (const path of productionPackages().keys())
      if (!path.startsWith('node_modules/node-linux-')) copyPackage(path, folder);
  } else {
    const filter = (file: string) => !/\.test\.tsx?$/.test(file);
    cpSync(root + name, to, { recursive: true, filter });
  }
}

/** Packages inside a package have their own entry; optional ones of other systems are not there. */
function copyPackage(path: string, folder: string): void {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const own = join(root, path, 'node_modules');
  try {
    cpSync(join(root, path), to, { recursive: true, filter: (file) => !file.startsWith(own) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
