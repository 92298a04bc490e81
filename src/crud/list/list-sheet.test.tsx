import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { selectFilter, toggleFilter } from './filters.tsx';
import { ListSheet } from './list-sheet.tsx';

test('has filters and tools in one sheet, and counts those set', async () => {
  const [onBrand, onMine] = [vi.fn(), vi.fn()];
  const options = [{ value: 'north', label: 'North' }];
  const filters = [
    selectFilter(
      { id: 'brand', label: 'Brand', value: 'north', options, onChange: onBrand },
      'All',
    ),
    toggleFilter({ id: 'mine', label: 'Mine only', on: false, onChange: onMine }),
    { id: 'ids', label: 'Chosen', value: '', onClear: vi.fn() },
  ];
  const { user } = renderScreen(
    <ListSheet filters={filters} count={3}>
      <p>Files</p>
    </ListSheet>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter: 1 set' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and more' }));
  expect(sheet.getByText('Files')).toBeDefined();
  // A filter without a panel is shown only while it is set.
  expect(sheet.queryByText('Chosen')).toBeNull();
  await user.click(within(sheet.getByRole('region', { name: 'Brand' })).getByText('Clear'));
  expect(onBrand).toHaveBeenCalledWith('');
  await user.click(sheet.getByRole('checkbox', { name: 'Mine only' }));
  expect(onMine).toHaveBeenCalledWith(true);
  await user.click(sheet.getByRole('button', { name: 'Show 3 rows' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
