import { Trans } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ColumnMenu } from '#src/ui/table/column-menu.tsx';
import { AsOf, isOld, toAsOf } from '../record/as-of.tsx';
import { ListExport } from './list-export.tsx';
import type { ListFrameProps } from './list-props.ts';
import { SavedViews } from './saved-views.tsx';
import type { useListColumns } from './use-list-columns.ts';

interface RefreshProps {
  when: boolean | 'old';
  asOf: string | number | null | undefined;
  busy: boolean;
  onRefresh: () => void;
}

function Refresh({ when, asOf, busy, onRefresh }: RefreshProps) {
  const online = useOnline();
  if (when === 'old' && !(online && asOf && isOld(new Date(asOf).valueOf()))) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={onRefresh}>
      <Icon name="refresh" size={20} />
      <Trans>Refresh</Trans>
    </Button>
  );
}

type FrameProps<Answer, Row> = Pick<
  ListFrameProps<Answer, Row>,
  'name' | 'list' | 'result' | 'refresh' | 'views' | 'export' | 'tools' | 'columns' | 'item'
>;

interface Props<Answer, Row> extends FrameProps<Answer, Row> {
  rows: readonly Row[];
  /** Of all pages. */
  count: number;
  onRefresh: () => void;
  columnChoice: ReturnType<typeof useListColumns>;
}

/** The actions for the list as a whole, and the age of the list. */
export function ListTools<Answer, Row>(props: Props<Answer, Row>) {
  const { name, list, result, rows, columns, item, refresh, columnChoice } = props;
  const { data, isFetching } = result;
  const wide = useWide();
  const asOf = toAsOf(data);
  const isTable = rows.length > 0 && (wide || !item);
  const fileColumns = (columns ?? [])
    .filter(({ id, hideable }) => !(hideable && columnChoice.hidden.includes(id)))
    .flatMap(({ file = [] }) => file);
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
      {refresh ? (
        <Refresh when={refresh} asOf={asOf} busy={isFetching} onRefresh={props.onRefresh} />
      ) : null}
      {props.views ? <SavedViews name={name} view={list.view} onView={list.setView} /> : null}
      {data !== undefined && rows.length > 0 && props.export ? (
        <ListExport columns={fileColumns} {...props.export} count={props.count} />
      ) : null}
      {props.tools?.(data)}
      {asOf ? <AsOf at={asOf} /> : null}
      {isTable && columns?.some(({ hideable }) => hideable) ? (
        <div className="ml-auto">
          <ColumnMenu columns={columns} {...columnChoice} />
        </div>
      ) : null}
    </div>
  );
}
