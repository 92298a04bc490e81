import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useMenuOpen } from '../overlay/open-menu.ts';

/** Milliseconds a mouse rests on a menu before it opens (C035). */
const openDelay = 50;
/** Milliseconds it may be outside on its way to the panel, for slanted ways. */
const closeDelay = 200;

const focusable = 'a[href],button:not([disabled]),input,select,[tabindex="0"]';

interface Options {
  /** A resting mouse opens it too. */
  hover?: boolean;
  /** The key that opens it from its button and steps into the panel. */
  into?: 'ArrowDown' | 'ArrowRight';
}

/**
 * Returns the handlers and state for a button that opens a small panel. Esc, a press outside and leaving with
 * Tab close the panel, and an arrow key moves the focus into it. The focus is never trapped.
 */
export function useDisclosure({ hover = false, into = 'ArrowDown' }: Options = {}) {
  const id = useId();
  const [open, setOpen] = useMenuOpen();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by resting on it alone: leaving closes it, and a click keeps it. */
  const passing = useRef(false);
  const stepIn = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    if (stepIn.current) panel.current?.querySelector<HTMLElement>(focusable)?.focus();
    stepIn.current = false;
  }, [open]);
  useClosedFromOutside({ open, setOpen, box, trigger });

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      passing.current = next;
      setOpen(next);
    }, ms);
  };
  return {
    open,
    close: () => setOpen(false),
    boxProps: {
      ref: box,
      onKeyDown: (event: KeyboardEvent) => {
        if (!open || into !== 'ArrowRight' || event.key !== 'ArrowLeft') return;
        setOpen(false);
        trigger.current?.focus();
      },
      onPointerEnter: (event: PointerEvent) => {
        if (!hover || event.pointerType !== 'mouse') return;
        if (open) clearTimeout(timer.current);
        else later(true, openDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!hover || event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open && passing.current) later(false, closeDelay);
      },
    },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => {
        clearTimeout(timer.current);
        setOpen(!open || passing.current);
        passing.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== into) return;
        event.preventDefault();
        stepIn.current = true;
        passing.current = false;
        if (open) panel.current?.querySelector<HTMLElement>(focusable)?.focus();
        else setOpen(true);
      },
    },
    panelProps: { id, ref: panel, hidden: !open },
  };
}

interface Panel {
  open: boolean;
  setOpen: (open: boolean) => void;
  box: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
}

/** Closes an open panel on Esc, on a press outside and when the focus moves outside. */
function useClosedFromOutside({ open, setOpen, box, trigger }: Panel) {
  useEffect(() => {
    if (!open) return;
    const within = (node: unknown) => box.current?.contains(node as Node);
    const pressed = (event: Event) => {
      if (!within(event.target)) setOpen(false);
    };
    const focused = (event: Event) => {
      // A page that has just been loaded focuses its main element. Only a user's own move of the focus closes
      // the panel.
      if ((event.target as Element).localName !== 'main') pressed(event);
    };
    // Esc also works while the focus is outside the menu, because a resting mouse opens menus too.
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (within(document.activeElement)) trigger.current?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', key);
    };
  }, [open, setOpen, box, trigger]);
}
