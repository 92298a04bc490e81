import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type EditorControls, type EditorToolName, useEditorTools } from './editor-tools.tsx';

interface Props {
  pressed: EditorControls['pressed'];
  onTool: (name: EditorToolName) => void;
  disabled: boolean;
}

/** The tools of the editor, one stop of the Tab key; Left and Right move between them. */
export function EditorToolbar({ pressed, onTool, disabled }: Props) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = useEditorTools();
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Text format`}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line"
    >
      {tools.map(({ name, label, sign, isToggle }, index) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isToggle ? pressed.includes(name) : undefined}
          tabIndex={index === current ? 0 : -1}
          disabled={disabled}
          onFocus={() => setCurrent(index)}
          onClick={() => onTool(name)}
          className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
