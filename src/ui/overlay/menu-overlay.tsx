import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import { closeMenus, closeOlderMenus, useAnyMenuOpen } from './open-menu.ts';

/**
 * Dims the page under an open menu; a press on it closes the menu (U049, B105), and so does every
 * change of the page, also by the browser's own buttons (B030, N007); a menu that was opened while the
 * new page was on its way stays.
 */
export function MenuOverlay() {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const shown = useRef({ key, pathname });
  useEffect(() => {
    // Not when it comes itself, later than the first menus that can be opened.
    if (shown.current.key === key) return;
    // A list writes its choices into its address while the panel of a filter is open.
    const isSamePage = isReplaced && shown.current.pathname === pathname;
    shown.current = { key, pathname };
    if (!isSamePage) closeOlderMenus(key);
  }, [key, pathname, isReplaced]);
  return useAnyMenuOpen()
    ? createPortal(
        <div
          aria-hidden="true"
          data-menu-overlay=""
          onPointerDown={closeMenus}
          className="fixed inset-0 z-[29] animate-fade-in bg-veil opacity-50"
        />,
        document.body,
      )
    : null;
}
