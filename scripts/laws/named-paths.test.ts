import { expect, test } from 'vitest';
import { listFiles, listProse } from './prose.ts';

/** A path with an extension, or one that begins with a top-level folder; not part of a pattern, a URL or an import. */
const namedPath =
  /(?<![\w@#:\-$>{<…*/.])(?:\.{1,2}\/)*(?:[\w-][\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|sql|graphql|md|tsv)|(?:src|server|shared|scripts|sw|e2e|docs|bench)(?:\/[\w.-]*\w)+)(?![\w*…-])/g;

/** The feature that the recipe of new features creates, and data outside the repository. */
const elsewhere =
  /^(?:(?:src|server)\/features|shared)\/workshop-notes$|^shared\/data\/adventureworks$/;

/**
 * Lists the names of all files and folders from every folder above them: `laws/prose.ts` and `prose.ts`
 * besides `scripts/laws/prose.ts`. Extensions may be left out, and a decision may be named by its number.
 */
function listNames(): Set<string> {
  const names = new Set<string>();
  for (const file of listFiles()) {
    const steps = file.split('/');
    for (let end = steps.length; end > 0; end--)
      for (let start = 0; start < end; start++) {
        const name = steps.slice(start, end).join('/');
        for (const short of [name.replace(/\.tsx?$/, ''), name.replace(/(\/\d+)-[^/]*$/, '$1')])
          names.add(name).add(short);
      }
  }
  return names;
}

test('names only files that exist in comments and documents', () => {
  const names = listNames();
  const named = listProse()
    .filter(({ path }) => !path.startsWith('docs/requirements/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(namedPath)].map(([name]) => ({ path, name: name.replace(/^[./]+/, '') })),
    );
  expect(named.length).toBeGreaterThan(500);
  const lost = named.filter(({ name }) => !names.has(name) && !elsewhere.test(name));
  expect(lost.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
