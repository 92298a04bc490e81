import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductSortField, SortOrder } from '#src/graphql/generated/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { catalogQueries } from '../catalog.queries.ts';
import { ArticleRows } from '../list/article-rows.tsx';
import {
  type FinderParams,
  type FinderQuery,
  finderInput,
  readFinderParams,
  writeFinderParams,
} from './finder-params.ts';

export interface ArticleFinderProps {
  chunkQuery: FinderQuery;
  /** The label of the list's own order. */
  ownOrder: string;
  /** Shown when the list has no rows at all. */
  empty: ReactNode;
}

interface FieldsProps {
  params: FinderParams;
  onChange: (next: FinderParams) => void;
}

function useFinderParams(): [FinderParams, FieldsProps['onChange']] {
  const [query, setQuery] = useSearchParams();
  const change = (next: FinderParams) =>
    setQuery(writeFinderParams(next), { replace: true, preventScrollReset: true });
  return [readFinderParams(query), change];
}

function SearchField({ params, onChange }: FieldsProps) {
  const { t } = useLingui();
  const [text, setText] = useState(params.search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...params, search: text.trim() });
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-xl items-end gap-2">
        <TextField
          className="flex-1"
          type="search"
          data-search
          label={t`Name, code or EAN`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '' && params.search) onChange({ ...params, search: '' });
          }}
        />
        <Button type="submit" variant="secondary">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function FilterFields({ params, onChange, ownOrder }: FieldsProps & { ownOrder: string }) {
  const { t } = useLingui();
  const { category, selected, sort } = params;
  const { data } = useQuery(catalogQueries.filter(category ? { category } : {}));
  const brand = selected.brands[0] ?? '';
  const brands = (data?.brands ?? []).map(({ value, label }) => ({ value, label }));
  if (brand && !brands.some(({ value }) => value === brand))
    brands.unshift({ value: brand, label: brand });
  const order = sort ? `${sort.field} ${sort.order}` : '';
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      <SelectField
        label={t`Kind of product`}
        value={category ?? ''}
        options={[
          { value: '', label: t`All` },
          { value: 'Bike', label: t`Bikes` },
          { value: 'PAA', label: t`Parts and accessories` },
        ]}
        onChange={({ target }) =>
          onChange({ ...params, category: target.value ? (target.value as 'Bike' | 'PAA') : null })
        }
      />
      <SelectField
        label={t`Brand`}
        value={brand}
        options={[{ value: '', label: t`All brands` }, ...brands]}
        onChange={({ target }) =>
          onChange({
            ...params,
            selected: { ...selected, brands: target.value ? [target.value] : [] },
          })
        }
      />
      <SelectField
        label={t`Sort by`}
        value={order}
        options={[
          { value: '', label: ownOrder },
          { value: 'price ASC', label: t`Price, lowest first` },
          { value: 'price DESC', label: t`Price, highest first` },
          { value: 'name ASC', label: t`Name` },
          { value: 'name DESC', label: t`Name, Z to A` },
        ]}
        onChange={({ target }) => {
          const [field, order] = target.value.split(' ') as [ProductSortField, SortOrder];
          onChange({ ...params, sort: target.value ? { field, order } : null });
        }}
      />
    </div>
  );
}

/** Articles of some kind as rows, with search, filters and orders; their state is in the URL. */
export function ArticleFinder({ chunkQuery, ownOrder, empty }: ArticleFinderProps) {
  const [params, change] = useFinderParams();
  const input = finderInput(params);
  const narrowed = Object.keys(input.filter).length > 0;
  const clear = () => change({ ...readFinderParams(new URLSearchParams()), sort: params.sort });
  return (
    <div className="space-y-4">
      <SearchField key={params.search} params={params} onChange={change} />
      <FilterFields params={params} onChange={change} ownOrder={ownOrder} />
      <ArticleRows
        endless
        chunkQuery={(chunk) => chunkQuery(input, chunk)}
        noMatches={{ onClear: clear }}
        empty={narrowed ? undefined : empty}
      />
    </div>
  );
}
