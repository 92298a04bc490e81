import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useDisclosure } from '../layout/use-disclosure.ts';

/** An action for a row. */
export interface RowAction {
  label: string;
  onSelect: () => void;
  danger?: boolean;
  /** Why it cannot be done now; it stays in the menu and in the order of the arrow keys. */
  disabledReason?: string | null;
}

export interface RowMenuProps {
  /** Names the button, such as "Actions for order 4711". */
  label: string;
  actions: readonly RowAction[];
}

/** Pixels between the menu and the edge of the window. */
const margin = 8;

/** The item a key moves to; null for a key that does not move. */
function itemForKey(items: HTMLElement[], key: string): HTMLElement | null {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const count = items.length;
  if (key === 'ArrowDown') return items[(at + 1) % count] ?? null;
  if (key === 'ArrowUp') return items[(at - 1 + count) % count] ?? null;
  if (key === 'Home') return items[0] ?? null;
  if (key === 'End') return items[count - 1] ?? null;
  if (key.length !== 1 || key === ' ') return null;
  const inOrder = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const letter = key.toLocaleLowerCase();
  return (
    inOrder.find(({ textContent }) => textContent?.toLocaleLowerCase().startsWith(letter)) ?? null
  );
}

/**
 * A button that opens a menu of actions. The menu lies in the browser's top layer, so that a table
 * that scrolls sideways does not cut it off. Arrow keys, Home, End and first letters move in it;
 * Escape, Tab, scrolling and a press outside close it.
 */
export function RowMenu({ label, actions }: RowMenuProps) {
  const { open, close, boxProps, triggerProps, panelProps } = useDisclosure();
  const { ref: trigger } = triggerProps;
  const { ref: panel, id } = panelProps;
  const place = useMenuPlace(open, trigger, panel);

  useEffect(() => {
    if (!open) return;
    // The menu does not scroll, but the row under it would. A frame reports earlier scrolling before it
    // runs this callback, so scrolling that ended before the menu was opened does not close it.
    const frame = requestAnimationFrame(() =>
      window.addEventListener('scroll', close, { capture: true, once: true }),
    );
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', close, { capture: true });
    };
  });

  if (actions.length === 0) return null;
  const leave = () => {
    close();
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    // Lists move between their rows by the same keys.
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') return leave();
    const items = panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [];
    const next = itemForKey([...items], event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };

  return (
    <div {...boxProps} className="inline-block">
      <button
        {...triggerProps}
        aria-label={label}
        aria-haspopup="menu"
        className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
      >
        <Icon name="more" size={20} />
      </button>
      {open ? (
        <div
          ref={panel}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          style={place}
          onKeyDown={move}
          className="fixed inset-auto z-dialog m-0 max-h-[80dvh] min-w-48 max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-line bg-surface p-1 text-left text-ink shadow-overlay"
        >
          {actions.map((action) => (
            <MenuItem key={action.label} action={action} onLeave={leave} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The further actions of a list or a record; nothing without any. */
export function MoreMenu({ actions }: Pick<RowMenuProps, 'actions'>) {
  const { t } = useLingui();
  return <RowMenu label={t`More`} actions={actions} />;
}

/** Returns where the menu lies in the window: below its button, or above it where there is no room. */
function useMenuPlace(
  open: boolean,
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (!open || !panel.current || !trigger.current) return;
    // Browsers without popovers show the menu at the same place, below what scrolls over it.
    if ('showPopover' in panel.current) {
      panel.current.popover = 'manual';
      panel.current.showPopover();
    }
    const button = trigger.current.getBoundingClientRect();
    const { width, height } = panel.current.getBoundingClientRect();
    const below = button.bottom + height + margin <= window.innerHeight;
    setPlace({
      top: Math.max(margin, below ? button.bottom : button.top - height),
      left: Math.max(margin, Math.min(button.right, window.innerWidth - margin) - width),
    });
    panel.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [open, panel, trigger]);
  return place;
}

function MenuItem({ action, onLeave }: { action: RowAction; onLeave: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={action.disabledReason ? true : undefined}
      onClick={() => {
        if (action.disabledReason) return;
        onLeave();
        action.onSelect();
      }}
      className={classNames(
        'flex min-h-touch w-full flex-col justify-center rounded px-3 py-2 text-left text-base focus-visible:-outline-offset-2 aria-disabled:text-ink-muted not-aria-disabled:hover:bg-sunken',
        action.danger && 'not-aria-disabled:text-error-ink',
      )}
    >
      {action.label}
      {action.disabledReason ? <span className="text-sm">{action.disabledReason}</span> : null}
    </button>
  );
}
