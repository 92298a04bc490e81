import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListParams, ListState } from './list-params.ts';
import { useListColumns } from './use-list-columns.ts';

const list = { params: { page: 1, limit: 10 }, view: '' } as ListState<ListParams>;
const columns = [
  { id: 'name', header: 'Name', rowHeader: true, cell: () => 'Chain' },
  { id: 'note', header: 'Note', cell: ({ note }: { note: string }) => note },
];

test('shows a column once it has a value, and keeps it for the query', () => {
  const { result, rerender } = renderHook(
    ({ note }) =>
      useListColumns({ name: 'bikes', list, columns, rows: [{ note }], isPlaceholder: false }),
    { initialProps: { note: '' } },
  );
  expect(result.current.hidden).toEqual(['note']);
  rerender({ note: 'new' });
  expect(result.current.hidden).toEqual([]);
  rerender({ note: '' });
  expect(result.current.hidden).toEqual([]);
});
