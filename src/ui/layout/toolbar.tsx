import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Its own buttons and those that open a panel, without what is in the panels. */
const tools = ':scope > button, :scope > div > button, :scope > div > div > button[aria-expanded]';

/** Buttons that are one stop of Tab; the arrow keys move between them. */
export function Toolbar({ label, children, className }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const find = () => [...(bar.current?.querySelectorAll<HTMLElement>(tools) ?? [])];
  // After each drawing, because buttons come and go.
  useLayoutEffect(() => {
    const all = find();
    const reachable = Math.min(current, all.length - 1);
    for (const [at, button] of all.entries()) button.tabIndex = at === reachable ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = find();
    const at = all.indexOf(event.target as HTMLElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = find().indexOf(target as HTMLElement);
        if (at >= 0) setCurrent(at);
      }}
      className={className}
    >
      {children}
    </div>
  );
}
