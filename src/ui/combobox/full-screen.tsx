import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';

/** Whether the window is a phone's, where an open list fills the screen. */
export function isPhone(): boolean {
  return window.innerWidth < 600;
}

interface Props {
  /** While true the content covers the whole screen. */
  on: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Raises its content into the browser's top layer without moving it in the document, so that the
 * input keeps its focus and a phone its keyboard, also inside a dialog.
 */
export function FullScreen({ on, onClose, children }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!on || !element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
    return () => {
      element.hidePopover();
      element.popover = null;
    };
  }, [on]);
  return (
    <div
      ref={box}
      className={
        on
          ? 'fixed inset-0 z-dialog m-0 flex h-dvh w-full flex-col border-0 bg-surface p-4 text-ink'
          : 'relative'
      }
    >
      {on ? (
        <button
          type="button"
          aria-label={t`Close`}
          // Before the input loses its focus, which would close the list under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
          className="mb-2 flex size-touch items-center justify-center self-end rounded text-ink-muted hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      ) : null}
      {children}
    </div>
  );
}
