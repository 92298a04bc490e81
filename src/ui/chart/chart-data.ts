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
  /** The groups of the figures: months, customers, brands. */
  categories: readonly string[];
  /** The kind of the categories, as the heading of the table's first column. */
  categoryName: string;
  /** At most six series: the patterns of more could not be distinguished. */
  series: readonly ChartSeries[];
  /** Writes a figure, such as `useMoney()` or `useNumber()`. */
  format: (value: number) => string;
  /**
   * Makes categories pressable, such as to filter a list. It is also called when the chosen one is pressed
   * again.
   */
  onPick?: (index: number) => void;
  /** The category that is chosen; the others are drawn fainter. */
  picked?: number | null;
}

/** The figures of one category with their series, without the missing ones. */
export function listFigures({ series }: Pick<ChartProps, 'series'>, index: number) {
  return series.flatMap(({ name, values }, at) => {
    const value = values[index];
    return value === null || value === undefined ? [] : [{ name, value, at }];
  });
}

/** All figures there are. */
export const allFigures = ({ series }: Pick<ChartProps, 'series'>): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

/** Returns the text of one category, displayed and read out: "March: Bikes 12, Parts 3". */
export function figureText(
  { categories, series, format }: Pick<ChartProps, 'categories' | 'series' | 'format'>,
  index: number,
): string {
  const figures = listFigures({ series }, index).map(({ name, value }) =>
    series.length > 1 ? `${name} ${format(value)}` : format(value),
  );
  return `${categories[index]}: ${figures.join(', ') || '–'}`;
}
