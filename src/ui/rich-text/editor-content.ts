import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { tables, withCaptionsBefore } from './editor-tables.ts';

/** Extensions for elements that server/lib/safe-html.ts and src/lib/clean-html.ts keep. */
export const extensions = [
  StarterKit.configure({
    // The first heading is the page's own.
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      // The server decides which links open a window of their own.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...tables,
];

const parser = DOMParser.fromSchema(getSchema(extensions));

const readHtml = (html: string) => withCaptionsBefore(cleanHtml(html));

/**
 * Converts HTML to the editor's document. The editor could parse HTML itself, but the page's trusted types
 * only allow the purifier to do that.
 */
export function parseContent(html: string): JSONContent {
  return parser.parse(readHtml(html)).toJSON();
}

/** Puts HTML from outside in at the selection; without any the editor takes the plain text. */
function insertHtml(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html');
  if (!html || !view.editable) return false;
  event.preventDefault();
  const { schema, tr } = view.state;
  // By the editor's own schema: nodes of another one do not fit into its document.
  const slice = DOMParser.fromSchema(schema).parseSlice(readHtml(html));
  view.dispatch(tr.replaceSelection(slice).scrollIntoView());
  return true;
}

export const pasteCleaned = {
  paste: (view: EditorView, event: ClipboardEvent) => insertHtml(view, event, event.clipboardData),
  // Content moved within the editor is not HTML but a part of its document.
  drop: (view: EditorView, event: DragEvent) =>
    view.dragging === null && insertHtml(view, event, event.dataTransfer),
};
