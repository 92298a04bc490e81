import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

/** Whether a value is a literal written at this place, whatever its parentheses and `as const`. */
function isFresh(value: ESTree.Expression): boolean {
  if (value.type === 'ParenthesizedExpression' || value.type === 'TSAsExpression')
    return isFresh(value.expression);
  return value.type === 'ObjectExpression' || value.type === 'ArrayExpression';
}

/** Returns where a literal is spread, as `file:line`. */
function spreadLiterals({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const found: string[] = [];
  const check = ({ argument, start }: ESTree.SpreadElement | ESTree.JSXSpreadAttribute) => {
    if (isFresh(argument)) found.push(`${path}:${text.slice(0, start).split('\n').length}`);
  };
  new Visitor({ SpreadElement: check, JSXSpreadAttribute: check }).visit(
    parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path),
  );
  return found;
}

// Write its members where they belong: a spread only makes the formatter put several on a line.
test('spreads no literal at the place where it is written', () => {
  const given = (text: string) => spreadLiterals({ path: 'a.tsx', text });
  expect(given('const a = { ...{ b: 1 }, c: 2 };')).toEqual(['a.tsx:1']);
  expect(given("f(...(['a'] as const));")).toEqual(['a.tsx:1']);
  expect(given('const a = <A {...{ b: 1 }} />;')).toEqual(['a.tsx:1']);
  expect(given('const a = { ...b, ...(c && { d }) };')).toEqual([]);
  const suspects = sources().filter(({ text }) => /\.\.\.[\s(]*[{[]/.test(text));
  expect(suspects.flatMap(spreadLiterals)).toEqual([]);
});
