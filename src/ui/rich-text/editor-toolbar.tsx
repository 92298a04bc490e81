import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { useEditorTools } from './use-editor-tools.tsx';

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
  const tools = useEditorTools(editor, () => setLinking(!linking));
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
