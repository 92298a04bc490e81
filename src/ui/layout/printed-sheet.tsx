import type { Ref } from 'react';
import type { PrintedTable } from '#shared/printed-table.ts';

interface Props {
  tables: readonly PrintedTable[];
  ref: Ref<HTMLDivElement>;
}

/** Tables on paper below each other, black on white; hidden on the screen. */
export function PrintedSheet({ tables, ref }: Props) {
  return (
    <div ref={ref} className="hidden space-y-8 bg-white text-sm text-black print:block">
      {tables.map((table) => (
        <PrintedSection key={table.title} table={table} />
      ))}
    </div>
  );
}

function PrintedSection({
  table: { title, facts, columns, rows, totals, note },
}: {
  table: PrintedTable;
}) {
  const cell = (column: number) =>
    `whitespace-pre-line py-1 pr-3 last:pr-0 ${columns[column]?.numeric ? 'text-right tabular-nums' : 'text-left'}`;
  return (
    <section>
      <p className="text-xl font-semibold">{title}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr className="border-b">
            {columns.map(({ text }, column) => (
              <th key={text} scope="col" className={cell(column)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, and rows may be alike
            <tr key={index} className="break-inside-avoid align-top">
              {row.map((text, column) => (
                <td key={columns[column]?.text} className={cell(column)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.map(([name, amount]) => (
        <p key={name} className="mt-2 text-right font-semibold tabular-nums">
          {name} {amount}
        </p>
      ))}
      {note ? <p className="mt-4 text-xs">{note}</p> : null}
    </section>
  );
}
