import { useState } from 'react';
import { Chart } from '#src/ui/chart/chart.tsx';
import type { ChartProps } from '#src/ui/chart/chart-data.ts';
import { Meter } from '#src/ui/chart/meter.tsx';
import { Sample, Section } from './sample.tsx';

const money = (value: number) => `€${value.toLocaleString('en')}`;

const sales: Omit<ChartProps, 'kind' | 'title'> = {
  summary: 'Bikes sold best in June, parts all year.',
  categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  categoryName: 'Month',
  series: [
    { name: 'Bikes', values: [120, 180, 420, 800, 960, 1200, 900, 700, 400, null, 150, 90] },
    { name: 'Parts', values: [300, 280, 310, 350, 330, 360, 340, 320, 300, 290, 280, 310] },
    { name: 'Returns', values: [-20, -10, 0, -40, -30, -60, -20, -10, -5, -5, 0, -80] },
  ],
  format: money,
};

export function Charts() {
  const [picked, setPicked] = useState<number | null>(null);
  return (
    <Section title="Charts">
      <Sample title="bars">
        <Chart {...sales} kind="bar" title="Sales by month, bars" />
      </Sample>
      <Sample title="stacked bars">
        <Chart {...sales} kind="stacked" title="Sales by month, stacked" />
      </Sample>
      <Sample title="stacked bars that can be pressed">
        <Chart
          {...sales}
          kind="stacked"
          title="Sales by month, pressed"
          picked={picked}
          onPick={(index) => setPicked(index === picked ? null : index)}
        />
      </Sample>
      <Sample title="lines, one with a missing figure">
        <Chart {...sales} kind="line" title="Sales by month, lines" />
      </Sample>
      <Sample title="a single figure">
        <Chart
          {...sales}
          kind="bar"
          title="Sales of January"
          categories={['January']}
          series={[{ name: 'Bikes', values: [120] }]}
        />
      </Sample>
      <Sample title="no figures">
        <Chart {...sales} kind="line" title="Sales of next year" categories={[]} series={[]} />
      </Sample>
      <div className="grid gap-4 sm:grid-cols-2">
        <Meter label="Credit used" value={1200} max={5000} format={money} />
        <Meter label="Nearly all used" value={4800} max={5000} warnFrom={4500} format={money} />
      </div>
    </Section>
  );
}
