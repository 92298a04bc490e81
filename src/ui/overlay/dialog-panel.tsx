import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useScrollLock } from './use-scroll-lock.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions, always visible at the lower edge. */
  footer?: ReactNode;
  side?: 'center' | 'bottom' | 'left' | 'right';
  /** False for a dialog that must be answered: no close button, Esc and outside do nothing. */
  closable?: boolean;
  /** Classes of the panel, for its width. */
  className?: string;
}

const sides: Record<NonNullable<DialogProps['side']>, string> = {
  center:
    'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-[560px] -translate-y-1/2 rounded-lg data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[90dvh] max-w-[720px] rounded-t-lg data-[state=open]:animate-from-bottom data-[state=closed]:animate-to-bottom',
  left: 'inset-y-0 left-0 w-full sm:w-[360px] data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  right:
    'inset-y-0 right-0 w-full sm:w-[400px] data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
};

/** Where Escape closes something smaller than the dialog. */
const ownsEscape = '[role=combobox][aria-expanded=true], [role=menu]';

/** The open dialog. Without Radix's Overlay, whose injected style the page's CSP forbids. */
export default function DialogPanel({
  open,
  onOpenChange,
  title,
  children,
  footer,
  side = 'center',
  closable = true,
  className,
}: DialogProps) {
  const { t } = useLingui();
  useScrollLock(open);
  const opener = useRef<Element | null>(null);
  // Radix returns the focus to its own Trigger only, which none of these dialogs has.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const stay = (event: Event) => {
    if (!closable) event.preventDefault();
  };
  const onEscape = (event: KeyboardEvent) => {
    // An open list or menu inside closes first.
    const inner = event.target instanceof Element && event.target.closest(ownsEscape);
    if (inner || !closable) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          aria-hidden="true"
          className={classNames(
            'fixed inset-0 z-dialog bg-veil',
            open ? 'animate-fade-in' : 'hidden',
          )}
        />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={onEscape}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className={classNames(
            'fixed z-dialog flex flex-col bg-surface text-ink shadow-overlay focus:outline-none',
            sides[side],
            className,
          )}
        >
          <header className="flex min-h-bar items-center gap-2 border-b border-line pl-4 pr-1 pt-[env(safe-area-inset-top)]">
            <Radix.Title className="min-w-0 flex-1 text-lg font-semibold">{title}</Radix.Title>
            {closable ? (
              <Radix.Close
                aria-label={t`Close`}
                className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
              >
                <Icon name="close" />
              </Radix.Close>
            ) : null}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
