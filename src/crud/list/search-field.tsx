import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { classNames } from '#src/ui/class-names.ts';
import { inputClass } from '#src/ui/fields/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Milliseconds after the last key before the list follows (C025). */
const searchDelay = 450;

export interface SearchFieldProps {
  /** The label, which says what can be searched for. */
  label: string;
  /** Where it is searched, shown in the empty field. */
  hint?: string;
  search: string;
  onSearch: (search: string) => void;
  /** The server takes no more. */
  maxLength?: number;
  /** Takes the focus at first, in a dialog; not on phones, whose keyboard would hide the list. */
  focus?: boolean;
}

/** A search field (B184): what is typed becomes the search when it has not changed for a while, or at Enter. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, search, onSearch, maxLength = 100, focus = false } = props;
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const [sent, setSent] = useState(search);
  if (shown !== search) {
    setShown(search);
    // Only a search that changed elsewhere, such as by Back: the user may be typing on after an own one.
    if (search !== sent) setText(search);
  }
  const send = (words: string) => {
    setSent(words);
    onSearch(words);
  };
  const sendChanged = useEffectEvent((words: string) => {
    if (words !== search) send(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => sendChanged(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const field = useRef<HTMLInputElement>(null);
  const focused = useWide() && focus;
  useEffect(() => {
    // After the dialog has put the focus on its first control.
    const timer = setTimeout(() => focused && field.current?.focus());
    return () => clearTimeout(timer);
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text.trim());
  };
  return (
    <form onSubmit={submit} className="relative">
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={field}
        type="search"
        data-search
        enterKeyHint="search"
        aria-label={label}
        placeholder={hint ?? label}
        title={hint}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={classNames(inputClass, 'text-ellipsis pl-10')}
      />
    </form>
  );
}
