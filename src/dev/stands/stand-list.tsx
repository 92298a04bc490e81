import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { confirm } from '#src/crud/form/confirm.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import {
  choiceParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';
import { ButtonLink, RowLink } from '#src/crud/record/record-links.tsx';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { standPaths } from './stand-paths.ts';
import { deleteStands, type Stand, standKinds, standQueries } from './stand-records.ts';

const standParams = defineListParams(
  v.object({
    search: textParam(),
    kind: choiceParam(['', 'clamp', 'axle']),
    sort: sortParam(['name', 'boughtOn']),
    ...pageParams,
  }),
);

const columns: Column<Stand>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    cell: ({ id, name }) => <RowLink to={standPaths.one(id)}>{name}</RowLink>,
  },
  {
    id: 'kind',
    phone: 'state',
    header: 'Kind',
    hideable: true,
    cell: ({ kind }) => standKinds.find(({ value }) => value === kind)?.label,
  },
  {
    id: 'boughtOn',
    phone: 'fact',
    header: 'Bought on',
    sortable: true,
    cell: ({ boughtOn }) => boughtOn,
  },
];

/** Asks, deletes and offers to take it back. */
function useDelete() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['stands'] });
  return async (ids: readonly string[]) => {
    const title = ids.length === 1 ? 'Delete this stand?' : `Delete ${ids.length} stands?`;
    if (!(await confirm({ title, action: 'Delete', danger: true }))) return;
    const restore = deleteStands(ids);
    await refresh();
    const onPress = () => {
      restore();
      void refresh();
    };
    toast({ tone: 'success', text: 'Deleted', action: { label: 'Undo', onPress } });
  };
}

export function StandList() {
  const list = standParams.use();
  const navigate = useLocaleNavigate();
  const remove = useDelete();
  return (
    <ListPage
      name="stands"
      title="Repair stands"
      caption="Repair stands"
      list={list}
      query={standQueries.list(list.params)}
      read={(answer) => answer}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      action={
        <ButtonLink primary to={standPaths.new()}>
          New stand
        </ButtonLink>
      }
      rowActions={({ id }) => [
        { label: 'Edit', onSelect: () => navigate(standPaths.edit(id)) },
        { label: 'Delete', danger: true, onSelect: () => void remove([id]) },
      ]}
      bulk={({ rows, clear }) => (
        <Button variant="danger" onClick={() => void remove(rows.map(({ id }) => id)).then(clear)}>
          Delete {rows.length}
        </Button>
      )}
      search={{ label: 'Search stands' }}
      filters={[
        selectFilter(
          {
            id: 'kind',
            label: 'Kind',
            value: list.params.kind,
            options: standKinds,
            onChange: (kind) => list.set({ kind }),
          },
          'All',
        ),
      ]}
      empty={<EmptyState kind="custom" title="No stands yet" />}
      noResult={{ showAll: 'Show all stands' }}
    />
  );
}
