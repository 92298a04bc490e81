import { useLingui } from '@lingui/react/macro';
import type { SearchSuggestionsQuery } from '#src/graphql/generated/graphql.ts';

export interface SuggestionListProps {
  id: string;
  suggestions: SearchSuggestionsQuery['searchSuggestions'];
  /** The one the arrow keys stand on; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

/** The suggestions under a search box (U191); the box keeps the focus and moves among them. */
export default function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-overlay">
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {suggestions.map((hit, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the combobox
          <div
            key={hit.article_code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`flex min-h-touch cursor-pointer flex-col justify-center px-4 py-1 ${index === active ? 'bg-brand-tint' : 'hover:bg-sunken'}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span className="text-sm">{hit.suggestion}</span>
            <span className="text-xs text-ink-muted tabular-nums">{hit.article_code}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
