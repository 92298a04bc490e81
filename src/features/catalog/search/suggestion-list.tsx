import { useLingui } from '@lingui/react/macro';

/** A line of the list: an article, or the results of a kind of product. */
export interface SearchOffer {
  key: string;
  text: string;
  detail: string;
  /** Where it leads. */
  to: string;
}

export interface SuggestionListProps {
  id: string;
  offers: readonly SearchOffer[];
  /** The suggestion selected by the arrow keys; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

/** The suggestions under a search box (U191); the box keeps the focus and moves among them. */
export default function SuggestionList({ id, offers, active, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-overlay">
      <div id={id} role="listbox" aria-label={t`Suggestions`}>
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the combobox
          <div
            key={offer.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`flex min-h-touch cursor-pointer flex-col justify-center px-4 py-1 ${index === active ? 'bg-brand-tint' : 'hover:bg-sunken'}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span className="text-sm">{offer.text}</span>
            <span className="text-xs text-ink-muted tabular-nums">{offer.detail}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
