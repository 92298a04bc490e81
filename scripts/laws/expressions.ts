import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** A regular expression in the code. */
export interface Expression {
  /** `file:line`. */
  place: string;
  /** The code as it is written. */
  code: string;
  /** Null when the text is not constant, so that only a reader can tell what the expression is. */
  pattern: string | null;
  flags: string;
}

/** Returns the text of a constant expression in the code; null when it is not constant. */
type Evaluate = (node: ESTree.Node | null | undefined) => string | null;

function evaluator(constants: ReadonlyMap<string, ESTree.Node>): Evaluate {
  const joined = (texts: readonly (string | null)[], nodes: readonly ESTree.Node[]) => {
    const parts = texts.flatMap((text, at) => [text, ...(nodes[at] ? [evaluate(nodes[at])] : [])]);
    return parts.includes(null) ? null : parts.join('');
  };
  const evaluate: Evaluate = (node) => {
    if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
    if (node?.type === 'Identifier') return evaluate(constants.get(node.name));
    if (node?.type === 'TemplateLiteral')
      return joined(
        node.quasis.map(({ value }) => value.cooked),
        node.expressions,
      );
    if (node?.type === 'TaggedTemplateExpression')
      return joined(
        node.quasi.quasis.map(({ value }) => value.raw),
        node.quasi.expressions,
      );
    return null;
  };
  return evaluate;
}

/** Lists the regular expressions of a file: literals, and those that are made from texts. */
export function findExpressions({ path, text }: Pick<Source, 'path' | 'text'>): Expression[] {
  const found: Expression[] = [];
  const constants = new Map<string, ESTree.Node>();
  const evaluate = evaluator(constants);
  const add = (node: ESTree.Node, pattern: string | null, flags: string) => {
    const place = `${path}:${text.slice(0, node.start).split('\n').length}`;
    found.push({ place, code: text.slice(node.start, node.end), pattern, flags });
  };
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments;
    add(node, evaluate(pattern), flags ? (evaluate(flags) ?? '') : '');
  };
  const tree = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(tree);
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(tree);
  return found;
}
