import { createPortal } from 'react-dom';
import { closeMenus, useAnyMenuOpen } from './open-menu.ts';

/** Dims the page under an open menu; a press on it closes the menu (U049, B105). */
export function MenuOverlay() {
  return useAnyMenuOpen()
    ? createPortal(
        <div
          aria-hidden="true"
          data-menu-overlay=""
          onPointerDown={closeMenus}
          className="fixed inset-0 z-[29] animate-fade-in bg-veil"
        />,
        document.body,
      )
    : null;
}
