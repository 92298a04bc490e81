import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';

/** A button of the editor's toolbar. */
export interface EditorTool {
  label: string;
  /** The label of the button. */
  sign: ReactNode;
  pressed?: boolean;
  run: () => unknown;
}

/**
 * Returns the tools of the editor in the order of the toolbar, each with its state at the cursor.
 * @param onLink opens or closes the form that asks for the address of a link
 */
export function useEditorTools(editor: Editor, onLink: () => void): EditorTool[] {
  const { t } = useLingui();
  const active = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      underline: one.isActive('underline'),
      strike: one.isActive('strike'),
      heading: one.isActive('heading', { level: 2 }),
      subheading: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  return [
    { label: t`Bold`, sign: <b>B</b>, pressed: active.bold, run: () => run().toggleBold().run() },
    {
      label: t`Italic`,
      sign: <i>I</i>,
      pressed: active.italic,
      run: () => run().toggleItalic().run(),
    },
    {
      label: t`Underline`,
      sign: <u>U</u>,
      pressed: active.underline,
      run: () => run().toggleUnderline().run(),
    },
    {
      label: t`Strikethrough`,
      sign: <s>S</s>,
      pressed: active.strike,
      run: () => run().toggleStrike().run(),
    },
    {
      label: t`Heading`,
      sign: <b>H</b>,
      pressed: active.heading,
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: t`Subheading`,
      sign: <small>h</small>,
      pressed: active.subheading,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      label: t`Bulleted list`,
      sign: '•',
      pressed: active.bullets,
      run: () => run().toggleBulletList().run(),
    },
    {
      label: t`Numbered list`,
      sign: '#',
      pressed: active.numbers,
      run: () => run().toggleOrderedList().run(),
    },
    {
      label: t`Quote`,
      sign: '“”',
      pressed: active.quote,
      run: () => run().toggleBlockquote().run(),
    },
    { label: t`Link`, sign: '🔗', pressed: active.link, run: onLink },
    { label: t`Undo`, sign: '↶', run: () => run().undo().run() },
    { label: t`Redo`, sign: '↷', run: () => run().redo().run() },
  ];
}
