import { globSync, readFileSync } from 'node:fs';
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
    [`${folder}graphql.ts`, withoutFragments(files.get('graphql.ts') ?? '')],
    ['trusted-documents.json', `${files.get('persisted-documents.json') ?? '{}'}\n`],
  ];
}
