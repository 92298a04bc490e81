import { globSync, readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';
import { featureOf, isTest, type Source } from './sources.ts';

/** The root fields that a feature's server side adds to the schema. */
function rootFields(name: string): string[] {
  const file = `${root}server/features/${name}/${name}.schema.graphql`;
  return globSync(file).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(/extend type (?:Query|Mutation) \{([\s\S]*?)\n\}/g),
    ].flatMap(([, fields = '']) =>
      [...fields.matchAll(/^ {2}(\w+)/gm)].map(([, field = '']) => field),
    ),
  );
}

/**
 * Names of features that nothing else needs: no file outside their folders imports one of either side,
 * tests and generated lists apart, and no document of another feature asks for their operations.
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
  return [...names].filter((name) => !needed.has(name) && !isAsked(name)).sort();
}
