import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { root } from './root.ts';

const folder = 'src/graphql/generated/';

function operationOf(document: DocumentNode): string | undefined {
  for (const node of document.definitions)
    if (node.kind === 'OperationDefinition') return node.name?.value;
}

/** Fragment texts are of no use where documents go by their hash, and no bundler drops them. */
function withoutFragments(text: string): string {
  return text.replace(
    /^export const \w+FragmentDoc = new TypedDocumentString\(`[^`]*`[^;]*;\n/gm,
    '',
  );
}

const documentLine = /^export const (\w+)Document = .*;$\n?/gm;

/**
 * Splits the generated code into the types and one module of documents per `.graphql` file. A bundler splits
 * only whole modules, and a page must not load the hashes of every other page's operations.
 */
function split(text: string, sources: readonly string[]): [string, string][] {
  const lines = new Map([...text.matchAll(documentLine)].map(([line, name]) => [name, line]));
  const modules = sources.flatMap((source): [string, string, string[]][] => {
    const operations = readFileSync(source, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm);
    const names = [...operations].map(([, name = '']) => name);
    const content = names.map((name) => lines.get(name) ?? '').join('');
    return names.length > 0 ? [[basename(source, '.graphql'), content, names]] : [];
  });
  const barrel = modules.map(
    ([name, , names]) =>
      `export { ${names.map((one) => `${one}Document`).join(', ')} } from './${name}.documents.ts';\n`,
  );
  const types = text.replace(documentLine, '');
  return [
    [`${folder}types.ts`, types],
    [`${folder}graphql.ts`, `${barrel.join('')}export * from './types.ts';\n`],
    ...modules.map(([name, content]): [string, string] => {
      const used = [...new Set(content.match(/TypedDocumentString<(\w+), (\w+)>/g) ?? [])]
        .flatMap((one) => one.slice('TypedDocumentString<'.length, -1).split(', '))
        .concat('TypedDocumentString');
      const head = `import type { ${[...new Set(used)].sort().join(', ')} } from './types.ts';\n`;
      return [`${folder}${name}.documents.ts`, head + content];
    }),
  ];
}

/**
 * Typed string documents for the client, and the map of their hashes to their text that the server
 * accepts in production.
 */
export async function clientFiles(schema: string): Promise<[string, string][]> {
  const documents = globSync(`${root}src/**/*.graphql`).sort();
  if (documents.length === 0) return [];
  const out = await generate(
    {
      schema,
      documents: documents.map((file) => readFileSync(file, 'utf8')),
      silent: true,
      generates: {
        [folder]: {
          preset: 'client',
          presetConfig: {
            fragmentMasking: false,
            persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: 'sha256' },
            onExecutableDocumentNode: (node: DocumentNode) => ({ operation: operationOf(node) }),
          },
          config: {
            documentMode: 'string',
            useTypeImports: true,
            enumsAsTypes: true,
            strictScalars: true,
            scalars: { Money: 'number', Date: 'string', DateTime: 'string' },
          },
        },
      },
    },
    false,
  );
  const files = new Map<string, string>(
    out.map((file: { filename: string; content: string }) => [
      file.filename.slice(file.filename.lastIndexOf('/') + 1),
      file.content,
    ]),
  );
  return [
    ...split(withoutFragments(files.get('graphql.ts') ?? ''), documents),
    ['trusted-documents.json', `${files.get('persisted-documents.json') ?? '{}'}\n`],
  ];
}
