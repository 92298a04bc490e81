import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '../fields/select-field.tsx';
import { type Column, isSortable, type Sort } from './column.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort where rows are lines and there are no headers to press. */
export function SortField<Row>({ columns, sort, onSort }: Props<Row>) {
  const { t } = useLingui();
  const sortable = columns.filter(isSortable);
  const options = [
    { value: '', label: t`Default sorting` },
    ...sortable.flatMap(({ id, header }) => [
      { value: `+${id}`, label: t`${header}, ascending` },
      { value: `-${id}`, label: t`${header}, descending` },
    ]),
  ];
  return (
    <SelectField
      label={<Trans>Sort by</Trans>}
      value={sort ? `${sort.descending ? '-' : '+'}${sort.column}` : ''}
      options={options}
      onChange={({ target: { value } }) =>
        onSort(value ? { column: value.slice(1), descending: value.startsWith('-') } : null)
      }
    />
  );
}
