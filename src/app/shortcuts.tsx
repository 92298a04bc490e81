import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusSearch } from './focus-search.ts';
import { paths } from './paths.ts';

/** Keys after `g`. */
const destinations: Record<string, () => string> = {
  c: paths.cart,
  h: paths.home,
  k: () => paths.catalog(),
  o: paths.orders,
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input,textarea,select,[contenteditable]') !== null
  );
}

/** The keyboard's short ways, and the list of them on `?`. */
export function Shortcuts() {
  const navigate = useLocaleNavigate();
  const [listed, setListed] = useState(false);

  useEffect(() => {
    let afterG = false;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      const destination = afterG ? destinations[event.key] : undefined;
      afterG = event.key === 'g';
      if (destination) navigate(destination());
      else if (event.key === '?') setListed(true);
      else if (event.key === '/') focusSearch(() => navigate(paths.catalogList()));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);

  const rows: [string, ReactNode][] = [
    ['/', <Trans key="search">Search</Trans>],
    ['g c', <Trans key="cart">Cart</Trans>],
    ['g k', <Trans key="catalog">Catalog</Trans>],
    ['g o', <Trans key="orders">Orders</Trans>],
    ['g h', <Trans key="home">Home</Trans>],
    ['Esc', <Trans key="close">Close</Trans>],
    ['?', <Trans key="keys">This list</Trans>],
  ];
  return (
    <Dialog open={listed} onOpenChange={setListed} title={<Trans>Keyboard</Trans>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {rows.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-sunken px-2 py-1 text-sm">{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
