import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../fields/checkbox.tsx';
import { Icon } from '../icon.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import type { Column } from './column.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onToggle: (id: string) => void;
}

/** Which columns of a table are shown. */
export function ColumnMenu<Row>({ columns, hidden, onToggle }: Props<Row>) {
  const { t } = useLingui();
  const choice = columns.filter(({ hideable }) => hideable);
  return (
    <Disclosure label={t`Columns`} button={<Icon name="grid" size={20} />}>
      {() =>
        choice.map(({ id, header }) => (
          <Checkbox
            key={id}
            className="px-2"
            label={header}
            checked={!hidden.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))
      }
    </Disclosure>
  );
}
