import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

// Lines of literals and JSX are not counted: a long table of values or a long form is read at a glance, and
// nobody should pack it to make a function look short.

const maxLines = 80;
/** A component is mostly the preparation of what it shows. */
const maxComponentLines = 120;
const suites = /^(describe|test|it|beforeAll|beforeEach|afterAll|afterEach)$/;

interface Range {
  start: number;
  end: number;
}

/** Whether a call declares a test or a group of tests: `test(…)`, `describe.each(…)(…)`. */
function declaresTests(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return suites.test(callee.name);
  if (callee.type === 'MemberExpression') return declaresTests(callee.object);
  return callee.type === 'CallExpression' && declaresTests(callee.callee);
}

/** The functions and literals of a file; `limit` is null for functions that have none. */
function readFile({ path, text }: Pick<Source, 'path' | 'text'>) {
  const functions: (Range & { limit: number | null })[] = [];
  const literals: Range[] = [];
  const tests = new Set<ESTree.Node>();
  const addFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const isComponent = path.endsWith('x') && /^[A-Z]/.test(node.id?.name ?? '');
    const limit = isComponent ? maxComponentLines : maxLines;
    if (node.body)
      functions.push({
        start: node.body.start,
        end: node.body.end,
        limit: tests.has(node) ? null : limit,
      });
  };
  const addLiteral = (node: ESTree.Node) => literals.push(node);
  new Visitor({
    CallExpression: (call) => {
      if (declaresTests(call.callee)) for (const one of call.arguments) tests.add(one);
    },
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ObjectExpression: addLiteral,
    ArrayExpression: addLiteral,
    TemplateLiteral: addLiteral,
    JSXElement: addLiteral,
    JSXFragment: addLiteral,
  }).visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return { functions, literals };
}

/** Offsets of the first characters of the lines that are not blank. */
function* lineStarts(text: string): Generator<number> {
  for (const { index } of text.matchAll(/^[ \t]*(?=\S)/gm))
    yield index + (/[ \t]*/y.exec(text.slice(index))?.[0].length ?? 0);
}

const contains = (range: Range, at: number) => range.start < at && at < range.end;
const isWithin = (inner: Range, outer: Range) =>
  outer.start <= inner.start && inner.end <= outer.end;

/** The functions with too long a body, as `file:line has n lines`. */
function longFunctions(source: Pick<Source, 'path' | 'text'>): string[] {
  const { functions, literals } = readFile(source);
  const lines = [...lineStarts(source.text)];
  const isCounted = (at: number, body: Range) => {
    const literal = literals.filter((one) => contains(one, at) && isWithin(one, body)).at(-1);
    return !literal || functions.some((one) => contains(one, at) && isWithin(one, literal));
  };
  return functions.flatMap((body) => {
    const inside = lines.filter((at) => body.start <= at && at < body.end);
    const count = 1 + inside.filter((at) => isCounted(at, body)).length;
    const line = source.text.slice(0, body.start).split('\n').length;
    return body.limit !== null && count > body.limit
      ? [`${source.path}:${line} has ${count} lines`]
      : [];
  });
}

// Give a part of it a name of its own: a function, a hook, a component.
test('keeps functions at most 80 lines long', { timeout: 120_000 }, () => {
  const few = (lines: number, line = 'f();\n') => ({
    path: 'a.ts',
    text: `() => {\n${line.repeat(lines)}}`,
  });
  expect(longFunctions(few(79))).toEqual(['a.ts:1 has 81 lines']);
  expect(longFunctions(few(78))).toEqual([]);
  const literal = `const a = [\n${'1,\n'.repeat(90)}];\n`;
  expect(longFunctions({ path: 'a.ts', text: `() => {\n${literal}}` })).toEqual([]);
  const nested = `f({ g: () => {\n${'f();\n'.repeat(90)}} });\n`;
  expect(longFunctions({ path: 'a.ts', text: `() => {\n${nested}}` })).toHaveLength(2);
  const longFiles = sources().filter(({ text }) => text.split('\n').length > maxLines);
  expect(longFiles.flatMap(longFunctions)).toEqual([]);
});
