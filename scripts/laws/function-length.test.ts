import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

// Biome has a rule for this (noExcessiveLinesPerFunction), which shows most of them in the editor. It counts no
// lines of JSX, so that the longest components would pass.

const maxLines = 80;
const suites = /^(describe|test|it|beforeAll|beforeEach|afterAll|afterEach)$/;

/** Whether a call declares a test or a group of tests: `test(…)`, `describe.each(…)(…)`. */
function declaresTests(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return suites.test(callee.name);
  if (callee.type === 'MemberExpression') return declaresTests(callee.object);
  return callee.type === 'CallExpression' && declaresTests(callee.callee);
}

/** The functions with too long a body, as `file:line has n lines`. Empty lines are not counted. */
function longFunctions({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const found: string[] = [];
  const excepted = new Set<ESTree.Node>();
  const check = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (!node.body || excepted.has(node)) return;
    const lines = text.slice(node.body.start, node.body.end).split('\n');
    const count = lines.filter((line) => line.trim()).length;
    const start = text.slice(0, node.start).split('\n').length;
    if (count > maxLines) found.push(`${path}:${start} has ${count} lines`);
  };
  new Visitor({
    CallExpression: (call) => {
      if (declaresTests(call.callee)) for (const one of call.arguments) excepted.add(one);
    },
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  }).visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return found;
}

// Give a part of it a name of its own: a function, a hook, a component.
test('keeps functions at most 80 lines long', () => {
  const few = (lines: number) => ({ path: 'a.ts', text: `() => {\n${'f();\n'.repeat(lines)}}` });
  expect(longFunctions(few(79))).toEqual(['a.ts:1 has 81 lines']);
  expect(longFunctions(few(78))).toEqual([]);
  const longFiles = sources().filter(({ text }) => text.split('\n').length > maxLines);
  expect(longFiles.flatMap(longFunctions)).toEqual([]);
});
