import { Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { classNames } from '../class-names.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import { tablePageSizes } from './page-size.ts';

const buttonLook =
  'tabular min-h-touch min-w-10 items-center justify-center rounded px-1 hover:bg-sunken aria-disabled:opacity-40 aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-ink';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages together. */
  count: number;
  /** Counting stopped at `count`; rows beyond have no pages. */
  isMore?: boolean;
  onPage: (page: number) => void;
  /** Given: the user may choose how many rows a page has (C041). */
  onPageSize?: (size: number) => void;
  /** The numbers of rows to choose from, where they are not those of all tables; none leaves no choice. */
  pageSizes?: readonly number[];
  /** Page numbers shown at a time (C042). */
  most?: number;
}

function PageLink(props: {
  icon: IconName;
  label: string;
  to: number | null;
  onPage: (n: number) => void;
}) {
  const { icon, label, to, onPage } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && onPage(to)}
      className={classNames(buttonLook, 'inline-flex')}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Steps through a list by pages, and says where in it one is (U059, U060). Nothing for a short list. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, count, isMore = false, onPage, onPageSize, most = 10 } = props;
  const { t } = useLingui();
  const number = useNumber();
  const pageSizes = onPageSize ? (props.pageSizes ?? tablePageSizes) : [];
  if (count <= Math.min(pageSize, ...pageSizes)) return null;
  const total = Math.max(1, Math.ceil(count / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="tabular text-sm text-ink-muted">
        {isMore ? (
          <Trans>
            {{ from: number(from) }}–{{ to: number(to) }} of more than {{ count: number(count) }}
          </Trans>
        ) : (
          <Trans>
            {from}–{to} of {count}
          </Trans>
        )}
        {isMore && page >= total ? (
          <>
            {' · '}
            <Trans>Narrow the search to see the others.</Trans>
          </>
        ) : null}
      </p>
      {onPageSize && pageSizes.length > 0 ? (
        <SelectField
          label={<Trans>Rows per page</Trans>}
          className="flex items-center gap-2"
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => onPageSize(Number(event.target.value))}
        />
      ) : null}
      {total > 1 ? (
        <nav aria-label={t`Pages`} className="flex flex-wrap items-center">
          <PageLink
            icon="chevron-left"
            label={t`Previous page`}
            to={page > 1 ? page - 1 : null}
            onPage={onPage}
          />
          {pageNumbers(page, total, most).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={t`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={classNames(
                buttonLook,
                most > 4 && Math.abs(number - page) > 1 ? 'hidden sm:inline-flex' : 'inline-flex',
              )}
            >
              {number}
            </button>
          ))}
          <PageLink
            icon="chevron-right"
            label={t`Next page`}
            to={page < total ? page + 1 : null}
            onPage={onPage}
          />
        </nav>
      ) : null}
    </div>
  );
}
