import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hostile, seeded, some } from './hostile-values.ts';

/** A request to `POST /graphql`. */
export interface GraphqlCall {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Chooses among the values; another one tries others. */
export const usualSeed = 13;
/** Most hostile values of one argument; of a field within an input object fewer are tried. */
export const mostOfArgument = { test: 8, bench: 20 };
const mostOfField = 4;
const longList = 2_000;
/** How deep answers are read. */
const answerDepth = 3;

/** Valid arguments. They let a call get far enough into an operation for its other arguments to be read. */
const good: Record<string, unknown> = {
  sorg: '2000',
  sorgs: '2000',
  slug: 'chain-11',
  articleCode: 'P-1',
  articleCodes: 'P-1',
  codes: 'P-1',
  ids: 'P-1',
  customers: '0002000001',
  custCode: 'R1',
  custCodeUnified: '0002000001',
  merchant: 'Pannier United States',
  rateId: 'STD',
  paymentId: 'INV',
  shipto: 'S1',
  languageId: 'de',
  type: 'news',
  kind: 'restock',
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  timeZone: 'Europe/Berlin',
  from: '2026-03-01',
  to: '2026-03-20',
};

/**
 * Every root field with hostile values in every argument, one at a time; the same calls each time.
 * @param most of one argument
 */
export function hostileGraphqlCalls(
  schema: GraphQLSchema,
  most: number,
  seed = usualSeed,
): GraphqlCall[] {
  const random = seeded(seed);
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).flatMap((field) =>
      createCalls(kind, field, most, random),
    );
  });
}

function createCalls(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  most: number,
  random: () => number,
): GraphqlCall[] {
  const { name, args, type } = field;
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = args.length > 0 ? `${name}(${given})` : name;
  const query = `${kind} F${declared && `(${declared})`} { ${call}${writeSelection(type, 1)} }`;
  const usual = Object.fromEntries(args.map((arg) => [arg.name, goodValue(arg.name, arg.type)]));
  const wrong = args.flatMap((arg) =>
    variants(arg.name, arg.type, most, random).map((value) => ({
      name: `${name}(${arg.name})`,
      query,
      variables: { ...usual, [arg.name]: value },
    })),
  );
  return [{ name, query, variables: usual }, ...wrong];
}

function writeSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)))
    .filter((field) => depth < answerDepth || isLeafType(getNamedType(field.type)))
    .map((field) => `${field.name}${writeSelection(field.type, depth + 1)}`);
  return ` { ${fields.length > 0 ? fields.join(' ') : '__typename'} }`;
}

function goodValue(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return goodValue(name, type.ofType);
  if (isListType(type)) return [goodValue(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, goodValue(field.name, field.type)]),
    );
  }
  if (['Int', 'Float', 'Money'].includes(type.name)) return 1;
  if (type.name === 'Boolean') return true;
  return good[name] ?? (type.name === 'Date' ? '2026-03-10' : 'x');
}

/** Returns hostile values to send in the place of a value of this type, at any depth. */
function variants(
  name: string,
  type: GraphQLInputType,
  most: number,
  random: () => number,
): unknown[] {
  if (isNonNullType(type)) return variants(name, type.ofType, most, random);
  if (isListType(type)) {
    const member = goodValue(name, type.ofType);
    const many = Array.from({ length: longList }, () => member);
    const inner = variants(name, type.ofType, most, random).map((value) => [value]);
    return [[], [null], many, ...inner];
  }
  if (isInputObjectType(type)) {
    const usual = goodValue(name, type) as object;
    const inner = Object.values(type.getFields()).flatMap((field) =>
      variants(field.name, field.type, mostOfField, random).map((value) => ({
        ...usual,
        [field.name]: value,
      })),
    );
    return [{}, null, JSON.parse('{"__proto__": {"x": 1}}'), ...inner];
  }
  const values = [...hostileFor(type.name, isEnumType(type)), ...some(hostile.any, 1, random)];
  return some(values, most, random);
}

function hostileFor(type: string, isChoice: boolean): readonly unknown[] {
  if (isChoice) return hostile.choice;
  if (['Int', 'Float', 'Money'].includes(type)) return hostile.number;
  if (type === 'Date' || type === 'DateTime') return hostile.day;
  return type === 'Boolean' ? ['x', null] : hostile.text;
}
