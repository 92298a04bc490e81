import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const euro = {
  symbol: '€',
  thousandSeparator: '.',
  decimalSeparator: ',',
  decimalPrecision: 2,
};

function Amount({ onChange, ...props }: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <MoneyField
        label="Amount"
        currency={euro}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue(7550)}>
        Fill
      </button>
    </>
  );
}

function Weight({ onChange, ...props }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null) => {
    setValue(next);
    onChange?.(next);
  };
  return <NumberField label="Weight" value={value} onChange={change} {...props} />;
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const weight = () => screen.getByLabelText<HTMLInputElement>('Weight');

it('reads a localised amount and formats it on blur', async () => {
  const onChange = vi.fn();
  const user = renderField(<Amount onChange={onChange} />, 'de');
  await user.type(amount(), '1.200,5');
  expect(onChange).toHaveBeenLastCalledWith(120_050);
  expect(amount().value).toBe('1.200,5');
  await user.tab();
  expect(amount().value).toBe('1200,50');
});

it('keeps an invalid amount, says so and gives NaN', async () => {
  const onChange = vi.fn();
  const user = renderField(<Amount onChange={onChange} />);
  await user.type(amount(), '12.345');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  await user.tab();
  expect(amount().value).toBe('12.345');
  expect(screen.getByRole('alert').textContent).toBe('Write an amount, like 1200');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
});

it('shows how an amount was understood', async () => {
  const user = renderField(<Amount readBack />);
  await user.type(amount(), '1,200');
  expect(screen.getByText('€1,200.00')).toBeDefined();
});

it('refuses amounts below zero unless they are allowed', async () => {
  const onChange = vi.fn();
  const user = renderField(<Amount onChange={onChange} />);
  await user.type(amount(), '-5');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

it('replaces the typed text by a value set from outside', async () => {
  const user = renderField(<Amount />);
  await user.type(amount(), '12');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(amount().value).toBe('75.50');
});

it('returns null for an emptied field', async () => {
  const onChange = vi.fn();
  const user = renderField(<Amount onChange={onChange} />);
  await user.type(amount(), '5');
  await user.clear(amount());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('counts up and down with the arrow keys within its range', async () => {
  const onChange = vi.fn();
  const user = renderField(<Weight min={1} max={2} onChange={onChange} />);
  await user.type(weight(), '1{ArrowUp}');
  expect(weight().value).toBe('2');
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(2);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

it('says what is out of range and what is not a whole number', async () => {
  const user = renderField(<Weight max={10} />);
  await user.type(weight(), '11');
  expect(screen.getByRole('alert').textContent).toBe('At most 10');
  await user.clear(weight());
  await user.type(weight(), '1.5');
  expect(screen.getByRole('alert').textContent).toBe('Write a whole number');
});

it('accepts as many decimals as configured', async () => {
  const onChange = vi.fn();
  const user = renderField(<Weight decimals={1} onChange={onChange} />, 'fr');
  await user.type(weight(), '7,5');
  expect(onChange).toHaveBeenLastCalledWith(7.5);
  await user.tab();
  expect(weight().value).toBe('7,5');
});
