import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { type CatalogParams, filterCount, resetFilters } from '../catalog-params.ts';
import { useSearchBox } from './use-search-box.ts';

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
}

/**
 * The catalog's search box with suggestions. With "search within the filters" the active filters
 * stay, without it a new search clears them (N053).
 */
export function CatalogSearch({ params, onChange }: Props) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const listId = useId();
  const { text, setText, suggestions } = useSearchBox(params.search, params.category ?? 'Bike');
  const [within, setWithin] = useState(true);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const expanded = open && suggestions.length > 0;

  const search = (words: string) => {
    setOpen(false);
    const base = within ? params : resetFilters({ ...params, priceFrom: null, priceTo: null });
    onChange({ ...base, search: words.trim() });
  };
  const choose = (index: number) => {
    const hit = suggestions[index];
    if (hit) void navigate(paths.product(hit.category.toLowerCase(), hit.slug));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (expanded && active >= 0) choose(active);
    else search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) {
      event.preventDefault(); // the first Esc closes the list, only the next one clears the text
      setOpen(false);
    }
    if (!expanded || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((active + step + suggestions.length) % suggestions.length);
  };

  return (
    <search>
      <form onSubmit={submit} className="relative">
        <div className="flex min-h-12 items-center gap-2 rounded-xl border border-line bg-surface px-3 focus-within:border-brand focus-within:ring-2 focus-within:ring-brand/30">
          <Icon name="search" />
          <input
            type="search"
            data-search
            role="combobox"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
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
        </div>
        {expanded ? (
          <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-overlay">
            <div id={listId} role="listbox" aria-label={t`Suggestions`}>
              {suggestions.map((hit, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the combobox
                <div
                  key={hit.article_code}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={`flex min-h-11 cursor-pointer flex-col justify-center px-4 py-1 ${index === active ? 'bg-brand-tint' : 'hover:bg-sunken'}`}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(index)}
                >
                  <span className="text-sm">{hit.suggestion}</span>
                  <span className="text-xs text-ink-muted tabular-nums">{hit.article_code}</span>
                </div>
              ))}
            </div>
          </div>
        ) : null}
        {filterCount(params) > 0 ? (
          <Checkbox
            label={t`Search within the filters`}
            checked={within}
            onChange={(event) => setWithin(event.target.checked)}
          />
        ) : null}
      </form>
    </search>
  );
}
