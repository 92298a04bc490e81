import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../generate/root.ts';

export interface Source {
  /** Path from the repository's root. */
  path: string;
  text: string;
  /** The imported modules: files as paths from the root, packages by their name. */
  imports: string[];
  /** The imported modules that are loaded by `import()`. */
  chunks: string[];
}

const specifier = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const loaded = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** The path from the root that a file imports by a name, or the name of a package. */
export function resolveImport(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : name;
}

/** Every TypeScript file that people wrote: tracked or new, without generated ones. */
export function sources(): Source[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((path) => path && !path.includes('/generated/') && existsSync(root + path))
    .map((path) => {
      const text = readFileSync(root + path, 'utf8');
      const named = (pattern: RegExp) =>
        [...text.matchAll(pattern)].map(([, name = '']) => resolveImport(path, name));
      return { path, text, imports: named(specifier), chunks: named(loaded) };
    });
}

export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** The feature a path lies in, such as `src/features/cart`, or null. */
export function featureOf(path: string): string | null {
  return /^(src|server)\/features\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
