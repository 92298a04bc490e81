import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

const ways = [
  { value: 'together', label: 'Everything at once', text: 'One delivery' },
  { value: 'parts', label: 'In parts' },
  { value: 'later', label: 'Later', disabled: true },
] as const;

function Ways({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState<'together' | 'parts' | 'later'>('together');
  return (
    <RadioField
      label="Delivery"
      required
      error="Choose one"
      options={ways}
      value={value}
      onValue={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

it('moves between radio buttons with the arrow keys', async () => {
  const onValue = vi.fn();
  const user = renderField(<Ways onValue={onValue} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(onValue).toHaveBeenLastCalledWith('parts');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'In parts' }).checked).toBe(true);
});

it('names a radio group and its error', () => {
  renderField(<Ways onValue={vi.fn()} />);
  const group = screen.getByRole('group', { name: /Delivery/ });
  const described = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choose one');
});

function Form({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit, reset } = useForm({
    defaultValues: { way: 'parts', news: false, text: 'Hello' },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <RadioField label="Delivery" options={ways} {...register('way')} />
      <SwitchField label="News" {...register('news')} />
      <TextAreaField label="Text" maxLength={10} hint="For the driver" {...register('text')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset({ text: 'Hi' })}>
        Reset
      </button>
    </form>
  );
}

it('works with a form that keeps the values in the inputs', async () => {
  const onSend = vi.fn();
  const user = renderField(<Form onSend={onSend} />);
  await user.click(screen.getByRole('radio', { name: /Everything/ }));
  screen.getByRole('switch', { name: 'News' }).focus();
  await user.keyboard(' ');
  await user.type(screen.getByLabelText('Text'), ', you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith({ way: 'together', news: true, text: 'Hello, you' });
});

it('counts characters while typing and on reset, emoji as one', async () => {
  const user = renderField(<Form onSend={vi.fn()} />);
  expect(screen.getByText('5 characters left')).toBeDefined();
  await user.type(screen.getByLabelText('Text'), '🚲');
  expect(screen.getByText('4 characters left')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('8 characters left')).toBeDefined();
});

it('keeps a text that is too long and says by how much', async () => {
  const user = renderField(<Form onSend={vi.fn()} />);
  await user.click(screen.getByLabelText('Text'));
  await user.paste(' and welcome');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hello and welcome');
  expect(screen.getByText('7 characters too many')).toBeDefined();
});
