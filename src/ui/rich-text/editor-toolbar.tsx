import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { LinkForm } from './link-form.tsx';

interface Tool {
  label: string;
  /** What stands on the button. */
  sign: ReactNode;
  pressed?: boolean;
  run: () => unknown;
}

interface Props {
  editor: Editor;
  disabled: boolean;
}

/** The tools of the editor, one stop of the Tab key; Left and Right move between them. */
export function EditorToolbar({ editor, disabled }: Props) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
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
  const tools: Tool[] = [
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
    { label: t`Link`, sign: '🔗', pressed: active.link, run: () => setLinking(!linking) },
    { label: t`Undo`, sign: '↶', run: () => run().undo().run() },
    { label: t`Redo`, sign: '↷', run: () => run().redo().run() },
  ];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t`Text format`}
        onKeyDown={move}
        className="flex flex-wrap border-b border-line"
      >
        {tools.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={tool.pressed}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            onFocus={() => setCurrent(index)}
            onClick={tool.run}
            className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
          >
            {tool.sign}
          </button>
        ))}
      </div>
      {linking ? <LinkForm editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  );
}
