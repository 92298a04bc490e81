import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { richTextLook } from '#shared/rich-text-look.ts';
import { classNames } from '../class-names.ts';
import type { FieldIds } from '../fields/field.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { extensions, parseContent, pasteCleaned } from './editor-content.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

interface Props extends FieldIds {
  labelId: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  disabled: boolean | undefined;
}

/** The editor with its toolbar. Without the styles it would inject, which the page's CSP forbids. */
export default function RichTextEditor({
  value,
  onChange,
  onBlur,
  disabled,
  labelId,
  ...ids
}: Props) {
  const attributes: Record<string, string> = {
    id: ids.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    class: classNames(
      'min-h-32 px-3 py-2 whitespace-pre-wrap focus:outline-none [&_li_p]:mt-0 [&_.selectedCell]:bg-brand-tint',
      richTextLook,
    ),
    ...(ids['aria-describedby'] && { 'aria-describedby': ids['aria-describedby'] }),
    ...(ids['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  };
  const editor = useEditor({
    extensions,
    content: parseContent(value),
    injectCSS: false,
    // Made after the first drawing: one that is drawn slowly would be thrown away before it shows.
    immediatelyRender: false,
    editable: !disabled,
    editorProps: { attributes, handleDOMEvents: pasteCleaned },
    onUpdate: ({ editor: one }) => onChange(one.isEmpty ? '' : one.getHTML()),
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    // Set from outside, such as by a form's reset; what was typed here is equal already.
    if (editor && value !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(parseContent(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && editor.isEditable === Boolean(disabled)) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  if (!editor) return <Skeleton className="h-40" />;
  return (
    <div
      className={classNames(
        'rounded border bg-surface focus-within:outline-2 focus-within:outline-brand-ink',
        ids['aria-invalid'] ? 'border-error-ink' : 'border-line-strong',
      )}
    >
      <EditorToolbar editor={editor} disabled={disabled ?? false} />
      <EditorContent editor={editor} />
    </div>
  );
}
