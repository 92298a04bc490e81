import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../generate/root.ts';

/** The files that the browser loads before the first screen, for all screens that may be the first. */
const entries = [
  'src/main.tsx',
  'src/app/app-layout.tsx',
  'src/app/bare-layout.tsx',
  'src/app/screen-failure.tsx',
  'src/features/catalog/list.screen.tsx',
  'src/features/session/login.screen.tsx',
];

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

function resolve(from: string, to: string): string | null {
  const path = to.startsWith('#')
    ? to.slice(1)
    : to.startsWith('.')
      ? normalize(join(dirname(from), to))
      : null;
  return path && /^(src|shared)\/.*\.tsx?$/.test(path) && existsSync(root + path) ? path : null;
}

/**
 * The source files whose texts the first screens show: everything the entries import statically. What is
 * imported only when needed has its texts in the second catalogue.
 */
export function firstFiles(): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, to = ''] of readFileSync(root + file, 'utf8').matchAll(staticImport)) {
      const path = resolve(file, to);
      if (path) found.add(path);
    }
  }
  return [...found].sort();
}
