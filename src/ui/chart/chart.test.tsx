import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import type { ChartProps } from './chart-data.ts';
import ChartFigure from './chart-figure.tsx';
import { stackedEnds } from './chart-scales.ts';
import { Meter } from './meter.tsx';

const sales: ChartProps = {
  kind: 'bar',
  title: 'Sales',
  summary: 'You bought most in February.',
  categories: ['January', 'February', 'March'],
  categoryName: 'Month',
  series: [
    { name: 'Bikes', values: [3, 5, null] },
    { name: 'Parts', values: [-1, 2, 4] },
  ],
  format: (value) => `${value} pc`,
};

it.each(['bar', 'stacked', 'line'] as const)(
  'shows the figures of a %s chart in its table',
  (kind) => {
    renderField(<ChartFigure {...sales} kind={kind} />);
    expect(screen.getByText('You bought most in February.')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Sales' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthBikesParts',
      'January3 pc-1 pc',
      'February5 pc2 pc',
      'March–4 pc',
    ]);
  },
);

it('reads the categories in turn by the arrow keys', async () => {
  const user = renderField(<ChartFigure {...sales} />);
  await user.tab();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  expect(focused()).toBe('January: Bikes 3 pc, Parts -1 pc');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('March: Parts 4 pc');
  await user.keyboard('{Home}');
  expect(focused()).toBe('January: Bikes 3 pc, Parts -1 pc');
});

it('tells which category is pressed, by pointer and keyboard', async () => {
  const picks: number[] = [];
  const user = renderField(
    <ChartFigure {...sales} onPick={(index) => picks.push(index)} picked={1} />,
  );
  await user.click(screen.getByRole('button', { name: 'March: Parts 4 pc', pressed: false }));
  screen.getByRole('button', { name: 'February: Bikes 5 pc, Parts 2 pc', pressed: true }).focus();
  await user.keyboard('{Enter}{ArrowLeft} ');
  expect(picks).toEqual([2, 1, 0]);
});

it('shows its table by a button', async () => {
  const user = renderField(<ChartFigure {...sales} />);
  const button = screen.getByRole('button', { name: 'Show as a table' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('table').parentElement?.className).not.toContain('sr-only');
});

it('says that there are no figures', () => {
  const series = [{ name: 'Bikes', values: [null, null, null] }];
  renderField(<ChartFigure {...sales} series={series} />);
  expect(screen.getByText('There are no figures to show.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows a single figure as a number', () => {
  const series = [{ name: 'Bikes', values: [null, 5, null] }];
  renderField(<ChartFigure {...sales} series={series} />);
  expect(screen.getByText('5 pc', { selector: 'span' }).parentElement?.textContent).toBe(
    '5 pc February',
  );
  expect(screen.queryByRole('img')).toBeNull();
});

it('stacks figures below zero downwards', () => {
  const [bikes, parts] = stackedEnds(sales);
  expect([...(bikes?.[0] ?? [])]).toEqual([0, 3]);
  expect([...(parts?.[0] ?? [])]).toEqual([-1, 0]);
  expect([...(parts?.[1] ?? [])]).toEqual([5, 7]);
});

it('limits a meter to its ends', () => {
  renderField(<Meter label="Credit" value={150} max={100} warnFrom={90} format={String} />);
  expect(screen.getByText('150 / 100').className).toContain('warning');
  expect(screen.getByRole<HTMLMeterElement>('meter').value).toBe(100);
});
