import { globSync, readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';
import { featureOf, isTest, type Source } from './sources.ts';

/** The root fields that a feature's server side adds to the schema. */
function rootFields(name: string): string[] {
  const file = `${root}server/features/${name}/${name}.schema.graphql`;
  return globSync(file).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /extend type (?:Query|Mutation)\b[^{]*\{([\s\S]*?)\n\}/g,
      ),
    ].flatMap(([, fields = '']) =>
      [...fields.matchAll(/^ {2}(\w+)/gm)].map(([, field = '']) => field),
    ),
  );
}

/**
 * Names of features that nothing else needs: no file outside their folders imports one of either side,
 * tests and generated lists apart, no document of another feature asks for their operations, and no other
 * code uses their documents.
 */
export function leafFeatures(files: readonly Source[]): string[] {
  const nameOf = (path: string) => featureOf(path)?.split('/').at(-1);
  const code = files.filter(({ path }) => !isTest(path));
  const names = new Set(code.flatMap(({ path }) => nameOf(path) ?? []));
  const needed = new Set(
    code.flatMap(({ path, imports }) =>
      imports.flatMap((to) => {
        const name = nameOf(to);
        return name && name !== nameOf(path) ? [name] : [];
      }),
    ),
  );
  const documents = globSync('src/**/*.graphql', { cwd: root }).map((path) => ({
    name: nameOf(path),
    text: readFileSync(root + path, 'utf8'),
  }));
  const isAsked = (name: string) =>
    rootFields(name).some((field) =>
      documents.some((one) => one.name !== name && new RegExp(`\\b${field}\\b`).test(one.text)),
    );
  /** Its operations and fragments are used by code elsewhere, which takes them from the generated types. */
  const isShared = (name: string) => {
    const own = documents.filter((one) => one.name === name);
    const words = own.flatMap(({ text }) =>
      [...text.matchAll(/^(?:query|mutation|fragment) (\w+)/gm)].map(([, word]) => word),
    );
    if (words.length === 0) return false;
    const used = new RegExp(`\\b(?:${words.join('|')})(?:Document|Query|Mutation|Fragment)\\b`);
    return code.some(({ path, text }) => nameOf(path) !== name && used.test(text));
  };
  return [...names].filter((name) => !needed.has(name) && !isAsked(name) && !isShared(name)).sort();
}
