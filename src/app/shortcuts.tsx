import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { focusSearch } from './focus-search.ts';
import { listLinks } from './menu.ts';
import { paths } from './paths.ts';
import { useMenu } from './use-menu.ts';

/** The key for the page everybody has, after `g`. */
const homeKey = 'h';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input,textarea,select,[contenteditable]') !== null
  );
}

/** The keyboard's short ways to what the user may open, and the list of them on `?`. */
export function Shortcuts() {
  const { i18n } = useLingui();
  const { has } = useSession();
  const navigate = useLocaleNavigate();
  const areas = listLinks(useMenu()).filter(({ key }) => key !== undefined);
  const mayBrowse = has('page.catalog');
  const [listed, setListed] = useState(false);

  useEffect(() => {
    let afterG = false;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      const home = event.key === homeKey ? paths.home() : undefined;
      const to = afterG ? (home ?? areas.find(({ key }) => key === event.key)?.to) : undefined;
      afterG = event.key === 'g';
      if (to) navigate(to);
      else if (event.key === '?') setListed(true);
      else if (event.key === '/')
        focusSearch(mayBrowse ? () => navigate(paths.catalogList()) : null);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, areas, mayBrowse]);

  const rows: [string, ReactNode][] = [
    ['/', <Trans key="search">Search</Trans>],
    [`g ${homeKey}`, <Trans key="home">Home</Trans>],
    ...areas.map(({ key, title }): [string, ReactNode] => [`g ${key}`, i18n._(title)]),
    ['Esc', <Trans key="close">Close</Trans>],
    ['?', <Trans key="keys">This list</Trans>],
  ];
  return (
    <Dialog open={listed} onOpenChange={setListed} title={<Trans>Keyboard</Trans>}>
      <DescriptionList
        look="narrow"
        entries={rows.map(([keys, text]) => ({
          key: keys,
          name: (
            <kbd className="rounded border border-line bg-sunken px-2 py-1 text-sm">{keys}</kbd>
          ),
          value: text,
        }))}
      />
    </Dialog>
  );
}
