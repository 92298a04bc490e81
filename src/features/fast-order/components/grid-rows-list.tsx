import { Plural, useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { WindowList } from '#src/ui/table/window-list.tsx';
import type { OrderGrid } from '../order-grid.ts';
import type { ValidatedRow } from '../use-order-grid.ts';
import { fieldsOf, GridRowFields } from './grid-row.tsx';
import { RowHeads } from './row-heads.tsx';

const boxClass = 'rounded-xl border border-line bg-surface';
const listClass = 'divide-y divide-line';
const nothing = () => {};

/** All rows: those that came wrong from a paste or file above the others, until they are right. */
export function GridRowsList({ validated, grid }: { validated: ValidatedRow[]; grid: OrderGrid }) {
  const { t } = useLingui();
  const wrong = validated.filter(({ row }) => row.first);
  const others = validated.filter(({ row }) => !row.first);
  const shown = [...wrong, ...others];
  const places = new Map(shown.map(({ row }, at) => [row.id, at + 1]));
  const placeOf = (id: string | undefined) => places.get(id ?? '') ?? 0;
  const shownNow = useRef(shown);
  useLayoutEffect(() => {
    shownNow.current = shown;
  });
  // Stable during the list's lifetime: a new function would render all rows with each key.
  const onNext = useCallback((id: string) => {
    const at = shownNow.current.findIndex(({ row }) => row.id === id);
    const next = shownNow.current[at + 1];
    if (next) document.getElementById(fieldsOf(next.row.id).code)?.focus();
  }, []);
  const list = (id: string, rows: ValidatedRow[]) => (
    <div className={boxClass}>
      <RowHeads />
      <WindowList
        id={id}
        rows={rows.length}
        total={rows.length}
        rowKey={(index) => rows[index]?.row.id ?? ''}
        onShow={nothing}
        className={listClass}
      >
        {(index) => {
          const one = rows[index];
          return one ? (
            <GridRowFields
              validated={one}
              grid={grid}
              place={placeOf(one.row.id)}
              headPlace={placeOf(one.sum?.rows[0]?.id)}
              onNext={onNext}
            />
          ) : null;
        }}
      </WindowList>
    </div>
  );
  return (
    <div className="space-y-4">
      {wrong.length > 0 ? (
        <section className="space-y-2" aria-label={t`Lines that need your attention`}>
          <h2 className="text-lg font-semibold text-error-ink">
            <Plural
              value={{ count: wrong.length }}
              one="# line needs your attention"
              other="# lines need your attention"
            />
          </h2>
          {list('fast-order-wrong', wrong)}
        </section>
      ) : null}
      <section className="space-y-2" aria-label={t`Lines`}>
        {list('fast-order', others)}
      </section>
    </div>
  );
}
