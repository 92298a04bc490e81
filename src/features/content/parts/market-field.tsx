import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { folded } from '#shared/folded-text.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { FieldNotes, noteIds, RequiredMark } from '#src/ui/fields/field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { writerMarketsQuery } from '../content.queries.ts';

/** Markets of a page (C083). */
const pageSize = 15;

interface Props {
  /** The type of content: marketing_material, sales_document or news. */
  type: string;
  /** Ids of the chosen markets. */
  value: readonly string[];
  onChange: (markets: string[]) => void;
  error?: string | undefined;
}

/**
 * The markets whose readers see an item, found by typing, in groups of four (B295, C082, C083). Those of other sales
 * organisations come last and are only shown (reading 68).
 */
export function MarketField({ type, value, onChange, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { data } = useQuery(writerMarketsQuery(type));
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  if (!data) return <Skeleton className="h-40" />;
  const markets = data
    .filter(({ marketName }) => folded(marketName).includes(folded(search.trim())))
    .toSorted((a, b) => Number(b.isYours) - Number(a.isYours));
  const shown = markets.slice((page - 1) * pageSize, page * pageSize);
  const { length: count } = value;
  return (
    <fieldset
      className="space-y-2"
      aria-describedby={noteIds(id, { hint: true, error })['aria-describedby']}
    >
      <legend className="text-sm font-medium">
        <Trans>Target markets</Trans>
        <RequiredMark />
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        <Plural value={count} _0="None chosen" one="# chosen" other="# chosen" />
      </p>
      {data.length > pageSize ? (
        <TextField
          label={t`Search target markets`}
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      ) : null}
      {data.length === 0 ? (
        <p>
          <Trans>There are no target markets for this kind of content yet.</Trans>
        </p>
      ) : null}
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ id: market, marketName, isYours }) => (
          <Checkbox
            key={market}
            label={marketName}
            hint={isYours ? undefined : t`Of another sales organisation`}
            disabled={!isYours}
            checked={value.includes(market)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, market] : value.filter((one) => one !== market))
            }
          />
        ))}
      </div>
      {markets.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} count={markets.length} onPage={setPage} />
      ) : null}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
