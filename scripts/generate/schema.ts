import { globSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type SchemaExtensionNode,
} from 'graphql';
import { root } from './root.ts';

const header = '# Generated from server/**/*.schema.graphql by "npm run generate". Do not edit.\n';

/** The SDL of all features as one document. */
export function mergedSchema(): string {
  const files = globSync(`${root}server/**/*.schema.graphql`).sort();
  return mergeSchema(files.map((file) => readFileSync(file, 'utf8')));
}

/**
 * Merges the texts of SDL files. `type Query` and `type Mutation` are empty in the base file and filled by the
 * features. What a file's fields share (`extend schema @allow(…)`) or those of a block
 * (`extend type Mutation @limit(…)`) is copied to the fields without their own, so that readers of the merged schema
 * see all rules at the field. graphql-js drops applied directives when printing a schema, so the texts are joined.
 * @throws when a root field does not say who may use it
 */
export function mergeSchema(texts: readonly string[]): string {
  const fields = { Query: [] as string[], Mutation: [] as string[] };
  const rest: string[] = [];
  for (const { definitions } of texts.map((text) => parse(text))) {
    const ofFile = definitions.flatMap((node) =>
      node.kind === Kind.SCHEMA_EXTENSION ? sharedRules(node) : [],
    );
    for (const node of definitions) {
      if (node.kind === Kind.SCHEMA_EXTENSION) continue;
      if (!isRoot(node)) {
        rest.push(textOf(node));
        continue;
      }
      const shared = [...sharedRules(node), ...ofFile];
      for (const field of node.fields ?? []) {
        const rules = ['allow', 'limit'].flatMap((name) => ruleNamed(name, shared, field));
        const own = field.directives ?? [];
        if (!has('allow', [...rules, ...own]) && !has('public', own))
          throw new Error(
            `Say who may use ${field.name.value}: add @allow(scope: "…") in its SDL.`,
          );
        fields[node.name.value].push(printField(field, rules));
      }
    }
  }
  for (const [name, lines] of Object.entries(fields))
    if (lines.length > 0) rest.push(`type ${name} {\n${lines.join('\n')}\n}`);
  return `${header}${rest.join('\n\n')}\n`;
}

type Root = (ObjectTypeDefinitionNode | ObjectTypeExtensionNode) & {
  name: { value: 'Query' | 'Mutation' };
};

const isRoot = (node: DefinitionNode): node is Root =>
  (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) &&
  ['Query', 'Mutation'].includes(node.name.value);

const textOf = ({ loc }: ASTNode) => loc?.source.body.slice(loc.start, loc.end) ?? '';

/** Writes a field and its rules as the formatter does: each on a line of its own where they do not fit. */
function printField(field: FieldDefinitionNode, shared: readonly ConstDirectiveNode[]): string {
  const { loc, type } = field;
  const text = loc?.source.body.slice(loc.start, type.loc?.end) ?? '';
  const rules = [...(field.directives ?? []), ...shared].map(textOf);
  const line = `  ${[text, ...rules].join(' ')}`;
  const isShort =
    (line.split('\n').at(-1) ?? '').length <= 100 && rules.every((rule) => !rule.includes('\n'));
  return isShort ? line : [`  ${text}`, ...rules].join('\n    ');
}

const has = (name: string, directives: readonly ConstDirectiveNode[]) =>
  directives.some((one) => one.name.value === name);

/** The rule of the nearest, unless the field has its own. */
function ruleNamed(
  name: string,
  shared: readonly ConstDirectiveNode[],
  { directives = [] }: FieldDefinitionNode,
): ConstDirectiveNode[] {
  const rule = shared.find((one) => one.name.value === name);
  return rule && !has(name, directives) ? [rule] : [];
}

/** The rules that fields share. Each mutation that is open to users who only read says so itself. */
function sharedRules(node: SchemaExtensionNode | Root): readonly ConstDirectiveNode[] {
  const { directives = [] } = node;
  for (const { name, arguments: given = [] } of directives)
    if (
      !['allow', 'limit'].includes(name.value) ||
      given.some((one) => one.name.value === 'readOnlyUsers')
    )
      throw new Error(`${textOf(node).split('\n')[0]}: fields share no such rule.`);
  return directives;
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
