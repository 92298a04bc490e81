import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { DayField } from './day-field.tsx';
import { type DayRange, DayRangeField } from './day-range-field.tsx';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('reports whole days only, not partly typed years', () => {
  const onChange = vi.fn();
  renderField(<DayField label="Day" value="2026-03-14" onChange={onChange} />);
  type('Day', '0002-03-14');
  type('Day', '0202-03-14');
  expect(onChange).not.toHaveBeenCalled();
  type('Day', '2027-03-14');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-03-14');
});

it('reports an emptied day only where it may be empty', () => {
  const onChange = vi.fn();
  renderField(<DayField label="Day" value="2026-03-14" onChange={onChange} clearable />);
  type('Day', '');
  expect(onChange).toHaveBeenCalledWith('');
});

function Period({ first, onChange }: { first: DayRange; onChange: (range: DayRange) => void }) {
  const [range, setRange] = useState(first);
  const change = (next: DayRange) => {
    setRange(next);
    onChange(next);
  };
  return <DayRangeField label="Period" value={range} onChange={change} max="2026-12-31" />;
}

it('limits each end of a range by the other', () => {
  const onChange = vi.fn();
  renderField(<Period first={{ from: '2026-03-01', to: '' }} onChange={onChange} />);
  type('To', '2026-03-14');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-03-01', to: '2026-03-14' });
  expect(screen.getByLabelText('From').getAttribute('max')).toBe('2026-03-14');
  expect(screen.getByLabelText('To').getAttribute('min')).toBe('2026-03-01');
  expect(screen.getByLabelText('To').getAttribute('max')).toBe('2026-12-31');
});

it('says when the ends are in the wrong order', () => {
  renderField(<Period first={{ from: '2026-03-02', to: '2026-03-01' }} onChange={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toBe('The first day is after the last one');
});
