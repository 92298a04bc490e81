import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { isActive, type MenuGroup } from '../menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

/** Positions the panel at its button: downwards in the upper half of the window, else upwards. */
function placeBeside(button: DOMRect) {
  const upper = button.top < window.innerHeight / 2;
  const top = Math.max(8, button.top);
  const bottom = Math.max(8, window.innerHeight - button.bottom);
  return upper
    ? { left: button.right, top, maxHeight: `calc(100dvh - ${top + 8}px)` }
    : { left: button.right, bottom, maxHeight: `calc(100dvh - ${bottom + 8}px)` };
}

/**
 * A group of the rail. Its entries open when a mouse rests on it for 50 ms, by click, Enter or arrow
 * right; Esc, arrow left and leaving close them (U124, C035).
 */
export function RailGroup({ group, path, row }: { group: MenuGroup; path: string; row: string }) {
  const { i18n } = useLingui();
  const { open, close, boxProps, triggerProps, panelProps } = useDisclosure({
    hover: true,
    into: 'ArrowRight',
  });
  const [place, setPlace] = useState<ReturnType<typeof placeBeside>>();
  const { ref: trigger } = triggerProps;
  useLayoutEffect(() => {
    if (open && trigger.current) setPlace(placeBeside(trigger.current.getBoundingClientRect()));
  }, [open, trigger]);
  return (
    <div {...boxProps}>
      <button
        {...triggerProps}
        aria-current={isActive(group, path) ? 'true' : undefined}
        className={row}
      >
        <MenuIcon name={group.icon} />
        {i18n._(group.title)}
      </button>
      {/* Fixed, since the rail scrolls and would cut it off. */}
      <div
        {...panelProps}
        style={place}
        className="fixed w-[260px] animate-fade-in overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-overlay"
      >
        {open ? (
          <>
            <p className="px-3 py-1 text-sm font-semibold text-ink-muted">{i18n._(group.title)}</p>
            <ul>
              {group.entries.map((link) => (
                <li key={link.id}>
                  <MenuAnchor
                    link={link}
                    onClick={close}
                    aria-current={isActive(link, path) ? 'page' : undefined}
                    className="flex min-h-touch items-center rounded px-3 hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:text-brand-ink"
                  >
                    {i18n._(link.title)}
                  </MenuAnchor>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
