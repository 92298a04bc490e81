import { isNodeEmpty, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { schema } from './editor-schema.ts';
import { simplifyBlocks } from './simplify-blocks.ts';
import { removeFillers } from './surface-text.ts';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Spaces that HTML would not show: the first and the last ones of a line, and all but one of several. */
const lostSpace = /(?<=^|[\n ]) | (?=\n|$)/g;

/** Makes spaces that HTML would not show into ones that it does: the editor shows all. */
function keepSpaces(block: Element): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const parts: { node: Text | null; text: string }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) parts.push({ node, text: node.data.replace(/\s/g, toSpace) });
    else if (node.nodeName === 'BR') parts.push({ node: null, text: '\n' });
  }
  const kept = parts
    .map(({ text }) => text)
    .join('')
    .replace(lostSpace, '\u00a0');
  let at = 0;
  for (const { node, text } of parts) {
    if (node) node.data = kept.slice(at, at + text.length);
    at += text.length;
  }
}

/** Only what HTML takes for a space: others, such as the one that breaks no line, stay. */
const toSpace = (blank: string) => (/[\t\n\f\r]/.test(blank) ? ' ' : blank);

/** Returns the HTML of the editor's document, which the server stores as it is; empty for no text. */
export function toHtml(doc: Node): string {
  if (isNodeEmpty(doc)) return '';
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(doc.content));
  // Room to write on behind a table.
  while (box.lastElementChild?.matches('p:empty')) box.lastElementChild.remove();
  for (const block of box.querySelectorAll('p, h2, h3, h4')) keepSpaces(block);
  return box.innerHTML;
}

/**
 * Returns the editor's document of HTML. The editor could parse HTML itself, but the page's trusted types
 * only allow the purifier to do that.
 */
export function parseContent(html: string): JSONContent {
  return parser.parse(simplifyBlocks(cleanHtml(html))).toJSON();
}

/** Returns the document of what is in an element, and where in it the page's selection is; null for elsewhere. */
export function parseSurface(surface: HTMLElement): {
  content: JSONContent;
  selection: { from: number; to: number } | null;
} {
  removeFillers(surface);
  const found = surface.ownerDocument.getSelection();
  const ends = [
    { node: found?.anchorNode, offset: found?.anchorOffset ?? 0 },
    { node: found?.focusNode, offset: found?.focusOffset ?? 0 },
  ];
  const findPositions = ends.flatMap(({ node, offset }) =>
    node && surface.contains(node) ? { node, offset, pos: undefined as number | undefined } : [],
  );
  const content = parser.parse(surface, { findPositions }).toJSON();
  const places = findPositions.flatMap(({ pos }) => pos ?? []);
  if (places.length < ends.length) return { content, selection: null };
  return { content, selection: { from: Math.min(...places), to: Math.max(...places) } };
}
