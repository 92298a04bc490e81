import { type AnyExtension, Extension, getSchema, Mark } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { toHref } from '#src/lib/link-target.ts';
import { tables } from './editor-tables.ts';
import { deepestGroups } from './simplify-blocks.ts';

// The schema has what server/lib/safe-html.ts and src/lib/clean-html.ts keep, and nothing else: what cannot be stored
// cannot be typed.

/** Returns how many lists and quotes are around the deepest text. */
function measureDepth(node: Node): number {
  let depth = 0;
  node.forEach((child) => {
    depth = Math.max(depth, measureDepth(child));
  });
  return /List$|^blockquote$/.test(node.type.name) ? depth + 1 : depth;
}

export const isTooDeep = (doc: Node): boolean => measureDepth(doc) > deepestGroups;

/** Refuses what would be deeper than the server keeps; a document that is so already may be changed. */
const documentRules = Extension.create({
  name: 'documentRules',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (tr, { doc }) => !tr.docChanged || !isTooDeep(tr.doc) || isTooDeep(doc),
      // Behind a table at the end nothing could be written.
      appendTransaction: (_, __, { doc, tr, schema: own }) =>
        doc.lastChild?.type === own.nodes.table
          ? tr.insert(doc.content.size, own.node('paragraph'))
          : null,
    }),
  ],
});

const mark = (name: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  });

/** Changes of the kit's nodes and marks, by their names. */
const changes: Record<string, Parameters<AnyExtension['extend']>[0]> = {
  // Tables are at the top only: in lists and quotes they would be too narrow, and in tables layout.
  doc: { content: '(block | table)+' },
  link: {
    addAttributes: () => ({ href: { default: null } }),
    // The server decides which links open a window of their own.
    renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, unknown> }) => [
      'a',
      { href: toHref(String(HTMLAttributes.href)) },
      0,
    ],
  },
  orderedList: {
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (list: HTMLElement) =>
          Number.parseInt(list.getAttribute('start') ?? '', 10) || 1,
      },
    }),
  },
  codeBlock: { addAttributes: () => ({}) },
};

const kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => {
      const change = changes[one.name];
      return change ? one.extend(change) : one;
    });
  },
}).configure({
  // The first heading is the page's own.
  heading: { levels: [2, 3, 4] },
  trailingNode: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (href) => toHref(href) !== null,
  },
});

export const extensions: AnyExtension[] = [
  kit,
  ...tables,
  mark('sub', 'sub sup'),
  mark('sup', 'sub sup'),
  documentRules,
];

export const schema = getSchema(extensions);
