import type { ChainedCommands } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import type { EditorToolName } from './editor-tools.tsx';

interface Command {
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** Columns and rows of a new table, whose first row is its head. */
const size = 3;

/** The commands of the tools; links and tables have a dialog and tools of their own. */
const commands: Record<EditorToolName, Command> = {
  bold: { isActive: (one) => one.isActive('bold'), run: (chain) => chain.toggleBold() },
  italic: { isActive: (one) => one.isActive('italic'), run: (chain) => chain.toggleItalic() },
  underline: {
    isActive: (one) => one.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  strike: { isActive: (one) => one.isActive('strike'), run: (chain) => chain.toggleStrike() },
  heading: {
    isActive: (one) => one.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  subheading: {
    isActive: (one) => one.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  bullets: {
    isActive: (one) => one.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  numbers: {
    isActive: (one) => one.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  quote: {
    isActive: (one) => one.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  link: { isActive: (one) => one.isActive('link'), run: (chain) => chain },
  table: { isActive: ({ state }) => isInTable(state), run: insertTable },
  undo: { run: (chain) => chain.undo() },
  redo: { run: (chain) => chain.redo() },
};

function insertTable(chain: ChainedCommands): ChainedCommands {
  return chain.command(({ tr, state: { schema } }) => {
    const toRow = (name: string) => ({
      type: 'tableRow',
      content: Array.from({ length: size }, () => ({
        type: name,
        content: [{ type: 'paragraph' }],
      })),
    });
    const rows = ['tableHeader', ...Array<string>(size - 1).fill('tableCell')].map(toRow);
    const from = tr.selection.from;
    tr.replaceSelectionWith(schema.nodeFromJSON({ type: 'table', content: rows }));
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 1, tr.doc.content.size))));
    return true;
  });
}

export const findPressed = (editor: Editor): EditorToolName[] =>
  (Object.keys(commands) as EditorToolName[]).filter((name) => commands[name].isActive?.(editor));

export const runTool = (editor: Editor, name: EditorToolName): boolean =>
  commands[name].run(editor.chain().focus()).run();
