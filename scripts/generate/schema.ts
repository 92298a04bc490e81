import { globSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { concatAST, Kind, parse } from 'graphql';
import { root } from './root.ts';

const header = '# Generated from server/**/*.schema.graphql by "npm run generate". Do not edit.\n';

/**
 * The features' SDL as one document. `type Query` and `type Mutation` are empty in the base file and
 * filled by the features. @throws when a root field does not say who may use it
 */
export function mergedSchema(): string {
  const texts = globSync(`${root}server/**/*.schema.graphql`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  const all = concatAST(texts.map((text) => parse(text)));
  const open = all.definitions.flatMap((definition) =>
    (definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
      definition.kind === Kind.OBJECT_TYPE_DEFINITION) &&
    ['Query', 'Mutation'].includes(definition.name.value)
      ? (definition.fields ?? []).filter(
          (field) => !field.directives?.some((directive) => directive.name.value === 'allow'),
        )
      : [],
  );
  if (open.length > 0) {
    const names = open.map((field) => field.name.value).join(', ');
    throw new Error(`Say who may use ${names}: add @allow(scope: "…") in the feature's SDL.`);
  }
  return header + withDirectives(all);
}

/** graphql-js drops applied directives when printing a schema, so the fields are joined by hand. */
function withDirectives(all: ReturnType<typeof parse>): string {
  const roots = new Map<string, string[]>([
    ['Query', []],
    ['Mutation', []],
  ]);
  const rest: string[] = [];
  for (const node of all.definitions) {
    const source = node.loc?.source.body.slice(node.loc.start, node.loc.end) ?? '';
    const name = 'name' in node && node.name ? node.name.value : '';
    const fields = roots.get(name);
    if (!fields) rest.push(source);
    else if ('fields' in node && node.fields)
      for (const field of node.fields)
        fields.push(`  ${field.loc?.source.body.slice(field.loc.start, field.loc.end)}`);
  }
  for (const [name, fields] of roots)
    if (fields.length > 0) rest.push(`type ${name} {\n${fields.join('\n')}\n}`);
  return `${rest.join('\n\n')}\n`;
}

/** Resolver types for the server; arguments with defaults are never null. */
export async function resolverTypes(sdl: string): Promise<string> {
  const scalar = (type: string) => ({ input: type, output: type });
  return await codegen({
    filename: 'types.ts',
    schema: parse(sdl),
    documents: [],
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      contextType: '../context.ts#Context',
      scalars: {
        ID: 'string',
        Money: scalar('number'),
        Date: scalar('string'),
        DateTime: scalar('string'),
      },
      avoidOptionals: { field: true },
      makeResolverTypeCallable: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
}
