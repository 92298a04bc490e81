import { DOMParser, type MarkType, type Node, type NodeType } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#server/lib/safe-html.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { parseContent, toHtml } from './editor-html.ts';
import { isTooDeep, schema } from './editor-schema.ts';
import { readPasted } from './read-pasted.ts';
import { clips } from './testing/clips.ts';

// The server stores the editor's text as it is, and readers are shown the same.

/** HTML as nodes, without what the server decides: which links open a window of their own. */
function toNodes(html: string | DocumentFragment): HTMLElement {
  const box = document.createElement('div');
  if (typeof html === 'string') box.innerHTML = html;
  else box.append(html);
  for (const link of box.querySelectorAll('a'))
    for (const name of ['target', 'rel']) link.removeAttribute(name);
  return box;
}

function expectKept(made: string): void {
  const stored = safeHtml(made, window.location.hostname);
  expect(toNodes(stored).innerHTML).toBe(toNodes(made).innerHTML);
  expect(toNodes(cleanHtml(stored)).innerHTML).toBe(toNodes(stored).innerHTML);
  expect(toHtml(schema.nodeFromJSON(parseContent(stored)))).toBe(made);
}

const pasted = (html: string) =>
  toHtml(DOMParser.fromSchema(schema).parse(readPasted(html).content));

type Choose = <Value>(from: readonly Value[]) => Value;

const hrefs = [
  'https://maker.example',
  'http://maker.example/a b?c="d"&e=<f>#g',
  'HTTPS://MAKER.example:443/../x',
  '/en-us/news?x=1&y=ä',
  '/catalog/bike/../paa',
  '/files/a.pdf',
  `${window.location.origin}/order`,
  'mailto:dealers@pannier.example?subject=Hi there',
  'tel:+49 30 123',
];
const texts = [
  'a',
  ' ',
  '  ',
  'a b',
  ' a',
  'a ',
  '\u00a0',
  '\t',
  '<b>&amp;',
  '"\'',
  '🚲',
  'ä\u200b',
  '\n',
];

const attributes: Record<string, (choose: Choose) => Record<string, unknown>> = {
  heading: (choose) => ({ level: choose([2, 3, 4]) }),
  orderedList: (choose) => ({ start: choose([1, 2, 40]) }),
  tableCell: (choose) => ({ colspan: choose([1, 2]), rowspan: choose([1, 3]) }),
  tableHeader: (choose) => ({ colspan: choose([1, 5]) }),
  link: (choose) => ({ href: choose(hrefs) }),
};

/**
 * Makes a node of the schema with any content that it allows.
 * @param left how many nodes may still be made before only the smallest ones are
 */
function makeNode(type: NodeType, left: { nodes: number }, choose: Choose): Node {
  const children: Node[] = [];
  let match = type.contentMatch;
  while (match.edgeCount > 0) {
    left.nodes -= 1;
    if (match.validEnd && (left.nodes < 0 || choose([true, false, false]))) break;
    const edges = Array.from({ length: match.edgeCount }, (_, at) => match.edge(at));
    const edge = left.nodes < 0 ? edges[0] : choose(edges);
    if (!edge) break;
    match = edge.next;
    children.push(edge.type.isText ? makeText(type, choose) : makeNode(edge.type, left, choose));
  }
  return type.createChecked(attributes[type.name]?.(choose) ?? null, children);
}

function makeText(parent: NodeType, choose: Choose): Node {
  const allowed = Object.values(schema.marks).filter((mark) => parent.allowsMarkType(mark));
  const toMark = (type: MarkType) => type.create(attributes[type.name]?.(choose));
  let marks = schema.text('x').marks;
  while (allowed.length > 0 && choose([true, false]))
    marks = toMark(choose(allowed)).addToSet(marks);
  return schema.text(choose(texts), marks);
}

describe('a text is made, stored and shown alike', () => {
  it('for any document of the schema', () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const choose: Choose = <Value,>(from: readonly Value[]) =>
          from[gen(fc.nat, { max: from.length - 1 })] as Value;
        const doc = makeNode(schema.topNodeType, { nodes: 25 }, choose);
        fc.pre(!isTooDeep(doc));
        expectKept(toHtml(doc));
      }),
      propertyRuns(300),
    );
  });

  it.each(Object.keys(clips))('for %s', (name) => {
    const { html = '', made = '' } = clips[name] ?? {};
    expect(pasted(html)).toBe(made);
    expectKept(made);
  });

  it('for pieces of clips in any order', () => {
    const pieces = Object.values(clips).flatMap(({ html }) => html.match(/<[^>]*>|[^<]+/g) ?? []);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        expectKept(pasted(parts.join('')));
      }),
      propertyRuns(100),
    );
  });

  it('tells of pictures', () => {
    const told = Object.keys(clips).filter(
      (name) => readPasted(clips[name]?.html ?? '').hadPictures,
    );
    expect(told).toEqual(['a mail of Outlook', 'a page with pictures and scripts']);
  });
});
