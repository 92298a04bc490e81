import { Trans } from '@lingui/react/macro';
import { DOMParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { toast } from '../overlay/toast-store.ts';
import { isTooDeep } from './editor-schema.ts';
import { type PastedData, readPastedData } from './pasted-data.ts';
import { readPasted } from './read-pasted.ts';

/**
 * HTML with more characters is taken as plain text: cleaning it would stop the page for seconds. The server stores a tenth
 * of it.
 */
const longestPasted = 500_000;

/** Pictures that are in the HTML itself, and most of its characters. */
const embedded = /src="data:[^"]*"/g;

function tellOfPictures(): void {
  toast({
    tone: 'info',
    text: (
      <Trans>
        Pictures cannot be in a text and were left out. Add them in the fields for pictures or
        files.
      </Trans>
    ),
  });
}

/** Puts what was pasted in at the selection. @returns false for what the editor inserts itself: plain text */
export function insertPasted(view: EditorView, { html, text, hasPicture }: PastedData): boolean {
  if (!html) {
    if (text || !hasPicture) return false;
    tellOfPictures();
    return true;
  }
  const read = html.replace(embedded, '');
  if (read.length > longestPasted) return view.pasteText(text);
  const { content, hadPictures } = readPasted(read);
  if (hadPictures) tellOfPictures();
  const { schema, tr } = view.state;
  // By the editor's own schema: nodes of another one do not fit into its document.
  const slice = DOMParser.fromSchema(schema).parseSlice(content);
  tr.replaceSelection(slice).scrollIntoView();
  if (isTooDeep(tr.doc)) return view.pasteText(text);
  view.dispatch(tr);
  return true;
}

function takeOver(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  if (!view.editable || !insertPasted(view, readPastedData(data))) return false;
  event.preventDefault();
  return true;
}

export const pasteCleaned = {
  paste: (view: EditorView, event: ClipboardEvent) => takeOver(view, event, event.clipboardData),
  // Content moved within the editor is not HTML but a part of its document.
  drop: (view: EditorView, event: DragEvent) =>
    view.dragging === null && takeOver(view, event, event.dataTransfer),
};
