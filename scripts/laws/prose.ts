import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';

export interface Prose {
  /** Path from the repository's root. */
  path: string;
  /** The whole of a document; the comments and test names of code. */
  text: string;
}

const written = /\.(ts|tsx|mjs|sql|graphql|md)$/;
const comment = /\/\*[\s\S]*?\*\/|\/\/.*|^\s*--.*|^\s*#.*|"[^"\n]*"$/gm;
const testName = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/** All files of the repository, tracked or new. */
export function listFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...new Set(listed)].filter((path) => path && existsSync(root + path));
}

function toProse(path: string, text: string): string {
  if (path.endsWith('.md')) return text;
  const names = [...text.matchAll(testName)].map(([, , name]) => name);
  return [...(text.match(comment) ?? []), ...names].join('\n');
}

/** Returns the documents, comments and test names of the repository, without generated files. */
export function listProse(): Prose[] {
  return listFiles()
    .filter((path) => written.test(path) && !path.includes('/generated/'))
    .map((path) => ({ path, text: toProse(path, readFileSync(root + path, 'utf8')) }));
}
