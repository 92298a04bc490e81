import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { readCatalogParams } from '../catalog-params.ts';
import { ListHead } from './list-head.tsx';

vi.mock('#src/features/showroom/showroom.public.ts', () => ({ ShowroomButton: () => null }));

function open(query = '') {
  const onChange = vi.fn();
  const params = readCatalogParams(new URLSearchParams(query));
  const shown = showScreen(
    <ListHead params={params} view="group" onChange={onChange}>
      <button type="button">Filters</button>
    </ListHead>,
    '/catalog/list',
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  return { ...shown, onChange, params, field };
}

test('on phones the order has a line of its own below the buttons, so that no word is cut', () => {
  const { field } = open();
  const line = field.closest('.order-last');
  expect(line?.className).toContain('basis-full');
  expect(line?.className).toContain('sm:order-none');
  expect(line?.parentElement?.className).toContain('flex-wrap');
  expect(line?.contains(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
});

test('the order in force is shown, also a rare one out of a link', async () => {
  const { field, fingers, onChange, params } = open('sortByField=newest&sortByOrder=ASC');
  expect(field.selectedOptions[0]?.textContent).toBe('Oldest');
  await fingers.selectOptions(field, 'Price, highest first');
  expect(onChange).toHaveBeenCalledWith({ ...params, sort: { field: 'price', order: 'DESC' } });
});

test('the best match is an order only while something is searched', () => {
  const names = (field: HTMLSelectElement) => [...field.options].map(({ text }) => text);
  expect(names(open('search=chain').field)).toContain('Best match');
});
