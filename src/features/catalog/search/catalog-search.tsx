import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { type CatalogParams, filterCount, searchFor } from '../catalog-params.ts';
import { SearchWithin } from './search-within.tsx';
import { useSearchOffers } from './use-search-offers.ts';
import { loadFindArticle, useSearchSubmit } from './use-search-submit.ts';

const SuggestionList = lazyWithMessages(() => import('./suggestion-list.tsx'));

/** A code from the camera is looked up like a typed one. */
const find = async (code: string) => (await loadFindArticle()).findArticle(code);

/** From the box itself, at -1, Down goes to the first offer and Up to the last. */
const nextOffer = (key: 'ArrowDown' | 'ArrowUp', now: number, last: number) => {
  if (key === 'ArrowDown') return now >= last ? 0 : now + 1;
  return now <= 0 ? last : now - 1;
};

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
}

/**
 * The catalog's search box with suggestions and the barcode camera. With "search within the filters"
 * the active filters stay, without it a new search clears them (N053).
 */
export function CatalogSearch({ params, onChange }: Props) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const listId = useId();
  const { text, setText, offers } = useSearchOffers(params.search);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const expanded = open && offers.length > 0;

  const search = (words: string) => onChange(searchFor(params, words));
  const { submit, looking } = useSearchSubmit(text, search);
  const choose = (index: number) => {
    const offer = offers[index];
    if (offer) navigate(offer.to);
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (expanded && active >= 0) choose(active);
    else void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) {
      event.preventDefault(); // the first Esc closes the list, only the next one clears the text
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (offers.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(nextOffer(event.key, expanded ? active : -1, offers.length - 1));
  };

  return (
    <search>
      <form onSubmit={enter} className="relative">
        <div className="flex min-h-12 items-center gap-2 rounded-xl border border-line bg-surface pl-3 focus-within:border-brand focus-within:ring-2 focus-within:ring-brand/30">
          <Icon name="search" />
          <input
            type="search"
            data-search
            role="combobox"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
            aria-busy={looking}
            aria-label={t`Search the catalog`}
            placeholder={t`Name, code or EAN`}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-11 min-w-0 flex-1 bg-transparent outline-none"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              setActive(-1);
              if (event.target.value === '' && params.search) search('');
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="sr-only focus:not-sr-only">
            <Trans>Search</Trans>
          </button>
          <span className="size-touch shrink-0">
            <ScanButton find={find} />
          </span>
        </div>
        {expanded ? (
          <Suspense fallback={null}>
            <SuggestionList id={listId} offers={offers} active={active} onChoose={choose} />
          </Suspense>
        ) : null}
        {filterCount(params) > 0 ? <WithinFilters params={params} onChange={onChange} /> : null}
      </form>
    </search>
  );
}

function WithinFilters({ params, onChange }: Props) {
  return (
    <div className="min-h-touch">
      <SearchWithin
        checked={params.searchAndFilter}
        onChange={(searchAndFilter) => onChange({ ...params, searchAndFilter })}
      />
    </div>
  );
}
