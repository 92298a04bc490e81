import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  type TypeDefinitionNode,
} from 'graphql';
import { escapeHtml } from '../../server/lib/escape-html.ts';

type Named = TypeDefinitionNode | DirectiveDefinitionNode;

const isDirective = (node: DefinitionNode) => node.kind === Kind.DIRECTIVE_DEFINITION;
const isNamed = (node: DefinitionNode): node is Named =>
  isTypeDefinitionNode(node) || isDirective(node);
const byName = (a: { name: { value: string } }, b: { name: { value: string } }) =>
  a.name.value.localeCompare(b.name.value, 'en');

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
pre { overflow-x: auto; padding: .75rem; background: #f3f5f7 }
nav { columns: 16rem }
nav a { display: block }`;

/** Code as HTML; names of the schema's types become links to them. */
function renderCode(code: string, types: ReadonlySet<string>): string {
  const linked = escapeHtml(code).replace(/\b[A-Z]\w*\b/g, (name) =>
    types.has(name) ? `<a href="#${name}">${name}</a>` : name,
  );
  return `<pre>${linked}</pre>`;
}

function renderPart(
  { name, description }: Pick<FieldDefinitionNode, 'name' | 'description'>,
  id: string,
  code: string,
): string {
  const text = description ? `<p>${escapeHtml(description.value)}</p>` : '';
  return `<section id="${id}"><h3>${name.value}</h3>${text}${code}</section>`;
}

const renderLinks = (links: readonly { id: string; name: string }[]) =>
  `<nav>${links.map(({ id, name }) => `<a href="#${id}">${name}</a>`).join('')}</nav>`;

const printDirectives = (directives: readonly ConstDirectiveNode[] = []) =>
  directives.map((directive) => print(directive)).join('\n');

/** Fields of a root type with arguments, answer and, as directives, who may use them and how often. */
function renderOperations(
  title: 'Query' | 'Mutation',
  fields: readonly FieldDefinitionNode[],
  types: ReadonlySet<string>,
): string {
  const sorted = fields.toSorted(byName);
  const idOf = ({ name }: FieldDefinitionNode) => `${title}.${name.value}`;
  const parts = sorted.map((field) => {
    const signature = print({ ...field, description: undefined, directives: [] });
    const code = `${signature}\n${printDirectives(field.directives)}`.trim();
    return renderPart(field, idOf(field), renderCode(code, types));
  });
  const links = sorted.map((field) => ({ id: idOf(field), name: field.name.value }));
  return `<h2 id="${title}">${title}</h2>${renderLinks(links)}${parts.join('\n')}`;
}

/** The definitions with the fields that `extend type` adds to them. */
function joinExtensions(sdl: string): Named[] {
  const { definitions } = parse(sdl, { noLocation: true });
  return definitions.filter(isNamed).map((node) => {
    const added = definitions.flatMap((other) =>
      other.kind === Kind.OBJECT_TYPE_EXTENSION && other.name.value === node.name.value
        ? (other.fields ?? [])
        : [],
    );
    return node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? { ...node, fields: [...(node.fields ?? []), ...added] }
      : node;
  });
}

/**
 * Renders a schema as one page: its queries and mutations, its types with all descriptions, what its directives mean,
 * and the REST calls beside it.
 * @param rest method and path of each call
 */
export function renderReference(sdl: string, rest: readonly string[]): string {
  const nodes = joinExtensions(sdl);
  const roots = ['Query', 'Mutation'] as const;
  const others = nodes
    .filter(({ name }) => !roots.some((root) => root === name.value))
    .toSorted(byName);
  const types = new Set(others.filter((node) => !isDirective(node)).map(({ name }) => name.value));
  const renderTypes = (title: string, shown: readonly Named[]) => {
    const links = shown.map(({ name }) => ({ id: name.value, name: name.value }));
    const parts = shown.map((node) =>
      renderPart(
        node,
        node.name.value,
        renderCode(print({ ...node, description: undefined }), types),
      ),
    );
    return `<h2>${title}</h2>${renderLinks(links)}${parts.join('\n')}`;
  };
  const operations = roots.map((title) => {
    const fields = nodes.flatMap((node) =>
      node.name.value === title && 'fields' in node
        ? ((node.fields ?? []) as readonly FieldDefinitionNode[])
        : [],
    );
    return renderOperations(title, fields, types);
  });
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Pannier API</title><style>${style}</style>`,
    '<h1>Pannier API</h1><p>GraphQL is answered at <code>POST /graphql</code>, also as a GraphQL multipart request with files for arguments with <code>@file</code>. Operations with <code>@public</code> are answered without a login at <code>POST /public/graphql</code>.</p>',
    ...operations,
    renderTypes(
      'Types',
      others.filter((node) => !isDirective(node)),
    ),
    renderTypes('Directives', others.filter(isDirective)),
    `<h2>REST</h2><pre>${rest.map(escapeHtml).join('\n')}</pre></html>`,
  ].join('\n');
}
