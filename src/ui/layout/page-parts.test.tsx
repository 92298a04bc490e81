import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { DescriptionList } from './description-list.tsx';
import { SubNav } from './sub-nav.tsx';
import { Tabs } from './tabs.tsx';

function Parts() {
  const [current, setCurrent] = useState<'lines' | 'files' | 'history'>('lines');
  return (
    <Tabs
      label="Order"
      current={current}
      onChange={setCurrent}
      tabs={[
        { id: 'lines', label: 'Lines', content: 'Two lines' },
        { id: 'files', label: 'Files', content: 'No files' },
        { id: 'history', label: 'History', content: 'Sent' },
      ]}
    />
  );
}

it('changes tabs by the arrow keys, around the end', async () => {
  const user = renderField(<Parts />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Files' }).textContent).toBe('No files');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Lines');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('History');
});

it('marks the current link of pages that belong together', () => {
  renderField(
    <SubNav
      label="Orders"
      links={[
        { to: '/orders', label: 'Orders', current: false },
        { to: '/open', label: 'Open', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/en-us/open');
});

it('leaves out facts without a value and keeps zero', () => {
  renderField(
    <DescriptionList
      entries={[
        { name: 'Weight', value: 0 },
        { name: 'Note', value: '' },
        { name: 'Color', value: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Weight']);
});
