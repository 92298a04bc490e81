import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderField } from '#src/ui/testing/render-field.tsx';
import type { Customer, DeviceCustomerList } from './customer-device.ts';
import CustomerPicker, { type PickedCustomer } from './customer-picker.tsx';
import { searchable } from './customer-search.ts';

const mocks = vi.hoisted(() => ({
  list: undefined as DeviceCustomerList | undefined,
  request: vi.fn(),
}));
vi.mock('#src/graphql/client.ts', () => ({ request: mocks.request }));
vi.mock('./use-customer-list.ts', () => ({ useCustomerList: () => ({ data: mocks.list }) }));

const customer = (n: number): Customer => ({
  custName: `Shop ${n}`,
  custCode: { unified: `C${n}`, r3: `R${n}`, isr: null },
  custAddress: '',
  custCity: n === 8 ? 'Köln' : 'Reno',
  custEmail: '',
  custPhone: '',
  custAreas: [],
});
const all = Array.from({ length: 11_000 }, (_, n) => customer(n));

function Field({ onChange }: { onChange: (customer: PickedCustomer | null) => void }) {
  const [value, setValue] = useState<PickedCustomer | null>(null);
  return (
    <CustomerPicker
      label="Customer"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });

beforeEach(() => {
  mocks.request.mockReset();
  mocks.list = undefined;
});

it('finds one of eleven thousand customers without a request', async () => {
  mocks.list = { customers: searchable(all), asOf: 0 };
  const onChange = vi.fn();
  const user = renderField(<Field onChange={onChange} />);
  await user.type(input(), 'koln');
  expect(await screen.findByText('1 result')).toBeDefined();
  await waitFor(() => expect(input().getAttribute('aria-activedescendant')).not.toBe(''));
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ code: 'C8', name: 'Shop 8', text: 'R8 · Köln' });
  expect(input().value).toBe('Shop 8');
  expect(mocks.request).not.toHaveBeenCalled();
});

it('searches the server until the device has the list', async () => {
  mocks.request.mockResolvedValue({
    salesCustomers: { customers: all.slice(0, 50), info: { count: 11_000 } },
  });
  const user = renderField(<Field onChange={vi.fn()} />);
  await user.click(input());
  expect(await screen.findByText('11,000 results')).toBeDefined();
  expect(mocks.request.mock.lastCall?.[1]).toEqual({ search: null, page: 1, limit: 50 });
});
