/** One row of numbers, such as the sales of bikes by month. */
export interface ChartSeries {
  name: string;
  /** One for each category; null where there is no figure, which is not zero. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  kind: 'bar' | 'stacked' | 'line';
  /** Names the chart and its table. */
  title: string;
  /** One sentence that says what the figures show, in the reader's language. */
  summary: string;
  /** What stands below the figures: months, customers, brands. */
  categories: readonly string[];
  /** What the categories are, as the heading of the table's first column. */
  categoryName: string;
  /** At most six: more cannot be told apart. */
  series: readonly ChartSeries[];
  /** Writes a figure, such as `useMoney()` or `useNumber()`. */
  format: (value: number) => string;
}

/** The figures of one category with their series, without the missing ones. */
export function figuresAt({ series }: Pick<ChartProps, 'series'>, index: number) {
  return series.flatMap(({ name, values }, at) => {
    const value = values[index];
    return value === null || value === undefined ? [] : [{ name, value, at }];
  });
}

/** All figures there are. */
export const allFigures = ({ series }: Pick<ChartProps, 'series'>): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

/** What is read out and shown for one category: "March: Bikes 12, Parts 3". */
export function figureText(
  { categories, series, format }: Pick<ChartProps, 'categories' | 'series' | 'format'>,
  index: number,
): string {
  const figures = figuresAt({ series }, index).map(({ name, value }) =>
    series.length > 1 ? `${name} ${format(value)}` : format(value),
  );
  return `${categories[index]}: ${figures.join(', ') || '–'}`;
}
