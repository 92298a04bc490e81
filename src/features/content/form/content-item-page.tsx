import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { RecordGone } from '#src/crud/record/record-gone.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import type { WriterMarketsQuery } from '#src/graphql/generated/graphql.ts';
import type { ErrorPage } from '#src/lib/error-codes.ts';
import { layoutsQuery, writerMarketsQuery } from '../content.queries.ts';
import type { Layouts } from '../item/item-fields.tsx';

/** The choices of the form of an item. */
export interface ItemChoices {
  markets: WriterMarketsQuery['contentTargetMarkets']['contentTargetMarkets'];
  layouts: Layouts;
}

interface Props<Row, Key extends QueryKey> {
  /** The type of content: marketing_material, sales_document or news. */
  type: string;
  titles: { create: ReactNode; edit: ReactNode };
  /** The page that is named where the item is gone. */
  page: ErrorPage;
  toQuery: (id: string) => UseQueryOptions<Row | null, Error, Row | null, Key>;
  /** Draws the form. @param edited the saved item; null for a new one */
  children: (edited: Row | null, choices: ItemChoices) => ReactNode;
}

/** The page of the form of an item with markets: of the one that the address names, or of a new one. */
export function ContentItemPage<Row, Key extends QueryKey>(props: Props<Row, Key>) {
  const { type, titles, page, toQuery, children } = props;
  const { id } = useParams();
  const item = useQuery({ ...toQuery(id ?? ''), enabled: id !== undefined });
  const markets = useQuery(writerMarketsQuery(type));
  const layouts = useQuery(layoutsQuery(type));
  return (
    <RecordPage
      title={id === undefined ? titles.create : titles.edit}
      record={id === undefined ? undefined : item}
      choices={[markets, layouts]}
      gone={<RecordGone page={page} />}
    >
      {(edited) => children(edited, { markets: markets.data ?? [], layouts: layouts.data ?? [] })}
    </RecordPage>
  );
}
