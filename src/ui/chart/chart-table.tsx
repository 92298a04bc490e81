import type { ChartProps } from './chart-data.ts';

/** The figures of a chart as a table: what prints, and what screen readers get. */
export function ChartTable({
  title,
  categories,
  categoryName,
  series,
  format,
}: Omit<ChartProps, 'kind' | 'summary'>) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-1 pr-3 text-left">
            {categoryName}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="py-1 pl-3 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category} className="border-b border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {category}
            </th>
            {series.map(({ name, values }) => {
              const value = values[index];
              return (
                <td key={name} className="tabular py-1 pl-3 text-right">
                  {value === null || value === undefined ? '–' : format(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
