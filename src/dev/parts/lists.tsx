import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { InlineFacts } from '#src/ui/inline-facts.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { useTableSort } from '#src/ui/table/use-table-sort.ts';
import { Sample, Section } from './sample.tsx';

interface Article {
  code: string;
  name: string;
  stock: number;
}

const articles: Article[] = Array.from({ length: 37 }, (_, i) => ({
  code: `CH-${1000 + i}`,
  name: i === 3 ? 'Chain 12-speed with a name of sixty characters, links 126, gold' : `Chain ${i}`,
  stock: (i * 7) % 30,
}));

const columns: Column<Article>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code, hideable: true },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  { id: 'stock', header: 'Stock', sortBy: ({ stock }) => stock, cell: ({ stock }) => stock },
];

const again = () => undefined;

export function Table() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const { sorted, ...sorting } = useTableSort(articles, columns);
  const first = (page - 1) * pageSize;
  const common = { columns, rowKey: ({ code }: Article) => code };
  return (
    <Section title="Table and pagination">
      <DataTable
        {...common}
        {...sorting}
        caption="Sample articles"
        name="dev"
        rows={sorted?.slice(first, first + pageSize)}
        isMarked={({ code }) => code === 'CH-1001'}
        note="Prices of 08:55"
        empty={null}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        count={articles.length}
        onPage={setPage}
        onPageSize={setPageSize}
      />
      <Sample title="loading">
        <DataTable {...common} caption="Loading" rows={undefined} empty={null} />
      </Sample>
      <Sample title="failed">
        <DataTable
          {...common}
          caption="Failed"
          rows={undefined}
          failed
          onRetry={again}
          empty={null}
        />
      </Sample>
      <Sample title="empty">
        <DataTable {...common} caption="Empty" rows={[]} empty={<EmptyState kind="no-data" />} />
      </Sample>
    </Section>
  );
}

export function States() {
  return (
    <Section title="Empty, waiting, failed">
      <div className="grid gap-4 md:grid-cols-3">
        <Sample title="no data">
          <EmptyState kind="no-data" />
        </Sample>
        <Sample title="no result">
          <EmptyState
            kind="no-result"
            text="Nothing fits “chian”."
            action={<Button variant="secondary">Clear the search</Button>}
          />
        </Sample>
        <Sample title="custom">
          <EmptyState kind="custom" drawing="maintenance" title="Back at 14:00" />
        </Sample>
      </div>
      <Sample title="facts in one line">
        <InlineFacts>
          {'1 Main Street'}
          {'Boulder'}
          {null}
          {'+1 303 555 0100'}
        </InlineFacts>
      </Sample>
      <Sample title="folded">
        <Fold summary="3 articles">Chain, bell, pump</Fold>
      </Sample>
      <Sample title="load failure">
        <LoadFailure onRetry={again} />
      </Sample>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Sample title="skeleton">
          <Skeleton className="aspect-3/2" />
        </Sample>
        <Sample title="no picture">
          <Picture file={null} alt="No picture" />
        </Sample>
        <Sample title="picture missing">
          <Picture file="not-there" alt="Missing picture" />
        </Sample>
        <Sample title="square">
          <Picture file={null} alt="No square picture" square />
        </Sample>
      </div>
    </Section>
  );
}
