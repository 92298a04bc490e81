import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { Column, Sort } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { sortRows } from '#src/ui/table/sort-rows.ts';
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
  { id: 'code', header: 'Code', phone: 'fact', cell: ({ code }) => code, total: 'Total' },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'stock',
    header: 'Stock',
    align: 'end',
    whole: true,
    phone: 'figure',
    sortBy: ({ stock }) => stock,
    cell: ({ stock }) => stock,
    total: articles.reduce((sum, { stock }) => sum + stock, 0),
  },
];

const nothing = () => undefined;

export function Table() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [sort, setSort] = useState<Sort>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const first = (page - 1) * pageSize;
  const few = articles.slice(0, 3);
  const common = { columns, rowKey: ({ code }: Article) => code };
  return (
    <Section title="Table and pagination">
      <DataTable
        {...common}
        caption="Sample articles"
        rows={sortRows(articles, columns, sort, 'en').slice(first, first + pageSize)}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        isMarked={({ code }) => code === 'CH-1001'}
        selection={{
          isSelected: ({ code }) => selected.includes(code),
          onSelect: ({ code }, on) =>
            setSelected((codes) =>
              on ? [...codes, code] : codes.filter((other) => other !== code),
            ),
          all: selected.length === pageSize,
          onAll: (on) =>
            setSelected(on ? articles.slice(first, first + pageSize).map(({ code }) => code) : []),
        }}
        rowActions={() => [{ label: 'Add to cart', onSelect: nothing }]}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        count={articles.length}
        onPage={setPage}
        onPageSize={setPageSize}
      />
      <Sample title="hidden column">
        <DataTable {...common} caption="Hidden column" rows={few} hidden={['code']} />
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
        <LoadFailure onRetry={nothing} />
      </Sample>
      <Sample title="progress">
        <Progress label="Some of it is done" done={12} total={40} />
      </Sample>
      <Sample title="progress of an unknown total">
        <Progress label="Something is done" done={0} total={0} />
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
