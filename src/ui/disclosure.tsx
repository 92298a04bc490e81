import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  /** Names the button. */
  label: string;
  button: ReactNode;
  /** The panel; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A button that opens a small panel under it; Esc, a press outside and leaving by Tab close it. */
export function Disclosure({ label, button, children, className }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes from wherever the focus is inside
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded px-2 hover:bg-sunken"
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        className={classNames(
          'absolute right-0 top-full z-bar mt-1 max-h-[80dvh] min-w-[260px] animate-fade-in overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-overlay',
          className,
        )}
      >
        {open ? children(close) : null}
      </div>
    </div>
  );
}
