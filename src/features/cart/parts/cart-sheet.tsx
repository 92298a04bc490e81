import type { Ref } from 'react';
import type { PrintedTable } from '#shared/printed-table.ts';

/** The cart on paper, black on white; hidden on the screen. */
export function CartSheet({ table, ref }: { table: PrintedTable; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="hidden bg-white text-sm text-black print:block">
      <p className="text-xl font-semibold">{table.title}</p>
      {table.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr className="border-b text-left">
            {table.columns.map(({ text, numeric }) => (
              <th
                key={text}
                scope="col"
                className={`whitespace-pre-line pr-3 ${numeric ? 'text-right' : ''}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]} className="break-inside-avoid align-top">
              {row.map((cell, index) => (
                <td
                  key={table.columns[index]?.text}
                  className={`whitespace-pre-line py-1 pr-3 ${table.columns[index]?.numeric ? 'text-right tabular-nums' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.totals.map(([name, amount]) => (
        <p key={name} className="mt-2 text-right font-semibold tabular-nums">
          {name} {amount}
        </p>
      ))}
      {table.note ? <p className="mt-4 text-xs">{table.note}</p> : null}
    </div>
  );
}
