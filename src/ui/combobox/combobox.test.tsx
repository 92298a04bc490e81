import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ReadOnlyContext } from '../fields/read-only-context.ts';
import { renderField } from '../testing/render-field.tsx';
import { Combobox } from './combobox.tsx';
import { MultiSelect } from './multi-select.tsx';
import { createSearch, type Option, type SearchOptions } from './option.ts';

const shops: Option[] = Array.from({ length: 12_000 }, (_, n) => ({
  value: `C${n}`,
  label: `Shop ${n}`,
  text: n === 7 ? 'Köln' : 'Reno',
}));
const search = createSearch(shops);

function One({
  onChange,
  first = null,
  find = search,
}: {
  onChange?: (option: Option | null) => void;
  first?: Option | null;
  find?: SearchOptions<Option>;
}) {
  const [value, setValue] = useState<Option | null>(first);
  return (
    <>
      <Combobox
        label="Customer"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        search={find}
      />
      <button type="button">After</button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Customer/ });
const options = () => screen.queryAllByRole('option');
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('renders few of twelve thousand options and shows the count', async () => {
  const user = renderField(<One />);
  await user.click(input());
  expect(await screen.findByText('12,000 results')).toBeDefined();
  expect(options().length).toBeLessThan(40);
  expect(options()[0]?.getAttribute('aria-setsize')).toBe('12000');
  expect(options()[1]?.getAttribute('aria-posinset')).toBe('2');
});

it('chooses the best match by typing and Enter', async () => {
  const onChange = vi.fn();
  const user = renderField(<One onChange={onChange} />);
  await user.type(input(), 'koln');
  await waitFor(() => expect(active()).toContain('Shop 7'));
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(shops[7]);
  expect(input().value).toBe('Shop 7');
  expect(options()).toEqual([]);
});

it('moves through the list by keys, also beyond what is drawn', async () => {
  const user = renderField(<One />);
  await user.click(input());
  await screen.findByText('12,000 results');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toContain('Shop 1');
  await user.keyboard('{PageDown}{PageDown}');
  await waitFor(() => expect(active()).toContain('Shop 21'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(input().value).toBe('Shop 20');
});

it('keeps the choice on Escape and on leaving with another text', async () => {
  const onChange = vi.fn();
  const user = renderField(<One first={shops[3] as Option} onChange={onChange} />);
  await user.type(input(), 'nothing like it');
  await user.keyboard('{Escape}');
  expect(input().value).toBe('Shop 3');
  await user.keyboard('{Escape}');
  await user.type(input(), 'nothing like it');
  await screen.findByText('Nothing found');
  await user.tab();
  await user.tab();
  expect(input().value).toBe('Shop 3');
  expect(onChange).not.toHaveBeenCalled();
});

it('removes the choice when the field is emptied', async () => {
  const onChange = vi.fn();
  const user = renderField(<One first={shops[3] as Option} onChange={onChange} />);
  await user.clear(input());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('loads the next page when the list comes to its end', async () => {
  const find = vi.fn<SearchOptions<Option>>(async (_, { page }) => ({
    options: shops.slice((page - 1) * 20, page * 20),
    total: 60,
  }));
  const user = renderField(<One find={find} />);
  await user.click(input());
  await screen.findByText('60 results');
  expect(find).toHaveBeenCalledTimes(1);
  await user.keyboard('{End}');
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  expect(find.mock.lastCall?.[1].page).toBe(2);
});

it('cancels the search of an older text', async () => {
  const signals: AbortSignal[] = [];
  const find: SearchOptions<Option> = (text, { signal }) => {
    signals.push(signal);
    return text === 'a' ? new Promise(() => {}) : search(text, { page: 1, signal });
  };
  const user = renderField(<One find={find} />);
  await user.type(input(), 'a');
  await waitFor(() => expect(signals.length).toBe(1));
  await user.clear(input());
  await user.type(input(), 'Shop 11999');
  expect(await screen.findByText('1 result')).toBeDefined();
  expect(signals[0]?.aborted).toBe(true);
});

it('offers a retry when the search fails', async () => {
  const find = vi.fn<SearchOptions<Option>>(search).mockRejectedValueOnce(new Error('offline'));
  const user = renderField(<One find={find} />);
  await user.click(input());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,000 results')).toBeDefined();
});

function Several({ onChange }: { onChange: (options: readonly Option[]) => void }) {
  const [value, setValue] = useState<readonly Option[]>([]);
  return (
    <MultiSelect
      label="Customer"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      search={search}
    />
  );
}

it('shows what is chosen in a read-only field without a button', () => {
  const field = { label: 'Customer', value: [{ value: '1', label: 'Shop 1' }], search };
  const change = () => undefined;
  renderField(
    <>
      <MultiSelect {...field} disabled onChange={change} />
      <ReadOnlyContext value>
        <MultiSelect {...field} onChange={change} />
      </ReadOnlyContext>
    </>,
  );
  expect(screen.getAllByText('Shop 1')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Remove Shop 1' })).toBeNull();
});

it('selects several options and removes them by keyboard', async () => {
  const onChange = vi.fn();
  const user = renderField(<Several onChange={onChange} />);
  await user.click(input());
  await screen.findByText('12,000 results');
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([shops[0], shops[1]]);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([shops[1]]);
  await user.keyboard('{Escape}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Shop 1' }));
  await user.keyboard('{Delete}');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('keeps the search text while options are selected', async () => {
  const user = renderField(<Several onChange={vi.fn()} />);
  await user.type(input(), 'Shop 1199');
  await screen.findByText('12 results');
  await user.click(options()[2] as HTMLElement);
  expect(input().value).toBe('Shop 1199');
  expect(options().length).toBe(12);
});
