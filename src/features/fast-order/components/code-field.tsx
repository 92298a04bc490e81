import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { inputClass } from '#src/ui/fields/field.tsx';
import { completionsQuery } from '../complete.queries.ts';
import type { Product } from '../resolve-codes.ts';
import { denseField } from './row-layout.ts';

/** After so long without a key completions are asked for, ms. */
const quietMs = 150;

interface Props {
  className: string;
  id: string;
  label: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onTake: (product: Product) => void;
  /** Called when the user finishes the code without choosing an article. */
  onDone: () => void;
  /** After Enter: the quantity is next. */
  onNext: () => void;
  /** Several lines were pasted; true when they were taken. */
  onPasteLines: (text: string) => boolean;
}

/** A field for an article code with suggestions; arrows and Enter select. */
export function CodeField({
  className,
  id,
  label,
  value,
  invalid,
  describedBy,
  onChange,
  onTake,
  onDone,
  onNext,
  onPasteLines,
}: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = useCompletions(value.trim(), open);
  const expanded = offered.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (product: Product | undefined) => {
    close();
    if (product) onTake(product);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // The quantity must be there before its field selects it.
      flushSync(() => {
        if (expanded && active >= 0) take(offered[active]);
        else onDone();
        close();
      });
      onNext();
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    } else if (expanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(nextCompletion(event.key, active, offered.length - 1));
    } else if (event.key === 'Tab' && expanded && active >= 0) take(offered[active]);
  };

  return (
    <div className={`relative ${className}`}>
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        className={`${inputClass} ${denseField}`}
        placeholder={t`Code, EAN or name`}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (onPasteLines(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
        onBlur={() => {
          close();
          onDone();
        }}
      />
      {expanded ? (
        <Completions
          listId={listId}
          offered={offered}
          active={active}
          onTake={(product) => {
            flushSync(() => take(product));
            onNext();
          }}
        />
      ) : null}
    </div>
  );
}

/** Returns the articles that begin with the typed text, once typing pauses. */
function useCompletions(typed: string, open: boolean): readonly Product[] {
  const text = useDebounced(typed, quietMs);
  const query = completionsQuery(text);
  const { data } = useQuery({ ...query, enabled: open && query.enabled === true });
  return open && text === typed ? (data ?? []) : [];
}

function nextCompletion(key: 'ArrowDown' | 'ArrowUp', active: number, last: number): number {
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  return active <= 0 ? last : active - 1;
}

interface CompletionsProps {
  listId: string;
  offered: readonly Product[];
  active: number;
  onTake: (product: Product) => void;
}

function Completions({ listId, offered, active, onTake }: CompletionsProps) {
  const { t } = useLingui();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t`Suggestions`}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden lg:right-auto lg:w-96 rounded-lg border border-line bg-surface shadow-overlay"
    >
      {offered.map((product, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the combobox
        <div
          key={product.article_code}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className={`flex min-h-touch cursor-pointer flex-col justify-center px-3 py-1 ${index === active ? 'bg-brand-tint' : 'hover:bg-sunken'}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(product)}
        >
          <span className="tabular text-sm font-medium">{product.article_code_display}</span>
          <span className="text-xs text-ink-muted">{fullName(product)}</span>
        </div>
      ))}
    </div>
  );
}
