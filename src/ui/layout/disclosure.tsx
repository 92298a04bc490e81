import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  /** Names the button where its content does not. */
  label?: string;
  button: ReactNode;
  /** The panel; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
  /** Classes of the panel, for its width. */
  className?: string;
  /** Additional classes of the button. */
  buttonClassName?: string;
  /** The edge of the button the panel hangs at. */
  align?: 'left' | 'right';
  /** A resting mouse opens it too (C035). */
  hover?: boolean;
}

/** A button that opens a small panel under it; Esc, a press outside and leaving by Tab close it. */
export function Disclosure({
  label,
  button,
  children,
  className,
  buttonClassName,
  align = 'right',
  hover = false,
}: Props) {
  const { open, close, boxProps, triggerProps, panelProps } = useDisclosure({ hover });
  return (
    <div {...boxProps} className="relative">
      <button
        {...triggerProps}
        aria-label={label}
        className={classNames(
          'flex min-h-touch min-w-touch items-center justify-center gap-2 rounded px-2 hover:bg-sunken',
          buttonClassName,
        )}
      >
        {button}
      </button>
      <div
        {...panelProps}
        className={classNames(
          'absolute top-full z-bar mt-1 max-h-[80dvh] min-w-[260px] animate-fade-in overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-overlay',
          align === 'right' ? 'right-0' : 'left-0',
          className,
        )}
      >
        {open ? children(close) : null}
      </div>
    </div>
  );
}
