import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { readCatalogParams } from '../catalog-params.ts';
import { ListHead } from './list-head.tsx';

vi.mock('#src/features/showroom/showroom.public.ts', () => ({ ShowroomButton: () => null }));

function open(query = '') {
  const onChange = vi.fn();
  const params = readCatalogParams(new URLSearchParams(query));
  const shown = renderScreen(
    <ListHead params={params} view="group" onChange={onChange}>
      <button type="button">Filters</button>
    </ListHead>,
    { at: '/catalog/list' },
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  return { ...shown, onChange, params, field };
}

test('puts the sort field on its own line on phones', () => {
  const { field } = open();
  const line = field.closest('.order-last');
  expect(line?.className).toContain('basis-full');
  expect(line?.className).toContain('sm:order-none');
  expect(line?.parentElement?.className).toContain('flex-wrap');
  expect(line?.contains(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
});

test('shows the active sort order, even a rare one from a link', async () => {
  const { field, user, onChange, params } = open('sortByField=newest&sortByOrder=ASC');
  expect(field.selectedOptions[0]?.textContent).toBe('Oldest');
  await user.selectOptions(field, 'Price, highest first');
  expect(onChange).toHaveBeenCalledWith({ ...params, sort: { field: 'price', order: 'DESC' } });
});

test('offers best match only during a search', () => {
  const names = (field: HTMLSelectElement) => [...field.options].map(({ text }) => text);
  expect(names(open('search=chain').field)).toContain('Best match');
});
