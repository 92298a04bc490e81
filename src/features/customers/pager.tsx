import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';

/** Pages shown at a time (C024). */
const shown = 4;

/** The page numbers around `page`, at most four of them. */
export function pagesAround(page: number, total: number): number[] {
  const first = Math.max(1, Math.min(page - 1, total - shown + 1));
  return Array.from({ length: Math.min(shown, total) }, (_, i) => first + i);
}

const buttonClass =
  'tabular flex size-touch items-center justify-center rounded hover:bg-sunken disabled:opacity-40 aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-ink';

interface Props {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Steps through a list by pages. */
export function Pager({ page, total, onPage }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages`} className="flex items-center">
      <button
        type="button"
        className={buttonClass}
        aria-label={t`Previous page`}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron-left" size={20} />
      </button>
      {pagesAround(page, total).map((number) => (
        <button
          key={number}
          type="button"
          className={buttonClass}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          <span className="sr-only">
            <Trans>Page</Trans>
          </span>{' '}
          {number}
        </button>
      ))}
      <button
        type="button"
        className={buttonClass}
        aria-label={t`Next page`}
        disabled={page >= total}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron-right" size={20} />
      </button>
    </nav>
  );
}
