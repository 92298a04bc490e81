import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { type CacheHint, cacheHint } from '#shared/cache-hint.ts';

/** JSON of a value as a document asks for it. @throws where the schema promises a value there is none of */
export type Write = (value: unknown) => string;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Properties = Record<string, unknown> & CacheHint;
interface Property {
  /** Of the field, whatever the answer calls it. */
  name: string;
  /** With its key and a colon before it. */
  write: (of: Properties) => string;
}

/**
 * Returns a function that writes values of a type as JSON; null for types that only the executor can
 * answer: fields with resolvers or arguments of their own, directives, interfaces and unions.
 * @param nodes the fields that select the value; with fragments there may be several
 */
export function createWriter(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write | null {
  const write = nullableWriter(getNullableType(type), nodes, fragments);
  if (!write) return null;
  if (!isNonNullType(type)) return (value) => (value == null ? 'null' : write(value));
  return (value) => {
    if (value == null) throw new Error(`Nothing for a ${type}`);
    return write(value);
  };
}

function nullableWriter(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write | null {
  if (isLeafType(type)) return leafWriter(type);
  if (isListType(type)) {
    const write = createWriter(type.ofType, nodes, fragments);
    return write && ((values) => writeList(values as readonly unknown[], write));
  }
  return isObjectType(type) ? objectWriter(type, nodes, fragments) : null;
}

function leafWriter(type: GraphQLLeafType): Write {
  return (value) => JSON.stringify(type.serialize(value));
}

function writeList(values: readonly unknown[], write: Write): string {
  return `[${values.map(write).join()}]`;
}

function objectWriter(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write | null {
  const properties: Property[] = [];
  const fields = type.getFields();
  for (const [key, same] of collectFields(nodes, fragments) ?? [[null, []] as const]) {
    const name = same[0]?.name.value ?? '';
    const field = fields[name];
    const write = field && !field.resolve && createWriter(field.type, same, fragments);
    if (key === null || !write || field.args.length > 0) return null;
    const before = `${JSON.stringify(key)}:`;
    properties.push({ name, write: (of) => before + write(of[name]) });
  }
  return keptWriter(properties);
}

/** Writes again only what does not stay the same, where a value says what that is. */
function keptWriter(properties: readonly Property[]): Write {
  const fresh = new WeakMap<readonly string[], Property[]>();
  const getFresh = (names: readonly string[]) => {
    const known = fresh.get(names);
    if (known) return known;
    const made = properties.filter(({ name }) => names.includes(name));
    fresh.set(names, made);
    return made;
  };
  return (value) => {
    const of = value as Properties;
    const kept = of[cacheHint];
    if (!kept) return `{${joined(properties, of)}}`;
    const changing = getFresh(kept.but);
    let text = kept.texts.get(properties);
    if (text === undefined) {
      const staying = properties.filter((property) => !changing.includes(property));
      // A string put together of many is copied at once here, not piece by piece whenever it is sent.
      text = Buffer.from(joined(staying, of)).toString();
      kept.texts.set(properties, text);
    }
    if (changing.length === 0) return `{${text}}`;
    return `{${text}${text === '' ? '' : ','}${joined(changing, of)}}`;
  };
}

function joined(properties: readonly Property[], of: Properties): string {
  let text = '';
  for (const { write } of properties) text += (text === '' ? '' : ',') + write(of);
  return text;
}

/** The fields of a selection by the key of the answer; null with directives, and for `__typename`. */
function collectFields(
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Map<string, FieldNode[]> | null {
  const found = new Map<string, FieldNode[]>();
  const add = (selections: readonly SelectionNode[]): boolean =>
    selections.every((node) => {
      if (node.directives && node.directives.length > 0) return false;
      if (node.kind === Kind.INLINE_FRAGMENT) return add(node.selectionSet.selections);
      if (node.kind === Kind.FRAGMENT_SPREAD)
        return add(fragments.get(node.name.value)?.selectionSet.selections ?? []);
      const key = (node.alias ?? node.name).value;
      found.set(key, [...(found.get(key) ?? []), node]);
      return true;
    });
  return nodes.every((node) => add(node.selectionSet?.selections ?? [])) ? found : null;
}
