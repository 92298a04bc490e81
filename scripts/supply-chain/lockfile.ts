import { readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';

/** A package as package-lock.json installs it. */
export interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** All packages by their path in the lockfile; the project itself is at ''. */
export function lockedPackages(): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  return new Map(Object.entries(packages as Record<string, LockedPackage>));
}

/** The packages that `npm ci --omit=dev` installs, on any system. */
export function productionPackages(): Map<string, LockedPackage> {
  const isInstalled = ([path, { dev, devOptional }]: [string, LockedPackage]) =>
    path !== '' && !dev && !devOptional;
  return new Map([...lockedPackages()].filter(isInstalled));
}

/** "node_modules/a/node_modules/@b/c" is a copy of "@b/c". */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where a package finds another one: in its own node_modules, else further out. */
export function findDependency(
  packages: ReadonlyMap<string, LockedPackage>,
  from: string,
  name: string,
): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages.has(path)) return path;
    if (at === '') return null;
  }
}
