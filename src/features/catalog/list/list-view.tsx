import type { ReactNode } from 'react';
import { WindowList } from '#src/ui/table/window-list.tsx';
import { ResultFrame, type ResultFrameProps } from './result-frame.tsx';
import type { List } from './use-list.ts';

interface Props<Row> extends Omit<ResultFrameProps, 'list' | 'children'> {
  list: List<Row>;
  rowKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** The placeholder of a row that is not loaded. */
  waiting: ReactNode;
  className: string;
}

/** A list of the catalog of any length: its frame, and the rows near the window. */
export function ListView<Row>({
  list,
  rowKey,
  children,
  waiting,
  className,
  ...frame
}: Props<Row>) {
  return (
    <ResultFrame list={list} {...frame}>
      <WindowList
        key={list.key}
        id={list.key}
        rows={list.length}
        total={list.count ?? 0}
        rowKey={(index) => {
          const row = list.getRow(index);
          // With the place: while the range changes, two pages may both hold an article.
          return row ? `${index} ${rowKey(row)}` : String(index);
        }}
        onShow={list.show}
        className={className}
      >
        {(index) => {
          const row = list.getRow(index);
          return row ? children(row) : waiting;
        }}
      </WindowList>
    </ResultFrame>
  );
}
