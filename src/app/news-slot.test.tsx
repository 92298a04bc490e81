import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { NewsSlot } from './news-slot.tsx';
import { paths } from './paths.ts';

const { requests } = vi.hoisted(() => ({ requests: vi.fn() }));
vi.mock('#src/features/banners/banner-popup.tsx', () => ({
  default: function News() {
    requests();
    return <p>News</p>;
  },
}));

const open = (at: string) =>
  renderScreen(
    <Suspense fallback={<p>waiting</p>}>
      <p>page</p>
      <NewsSlot />
    </Suspense>,
    { at },
  );

test.each([paths.home(), paths.homePage(), paths.catalog()])(
  'opens the news on the landing page "%s"',
  async (at) => {
    open(at);
    expect(await screen.findByText('News')).toBeDefined();
  },
);

test.each(['/catalog/list', '/catalog/bike/trail', '/cart', '/cart/checkout', '/order'])(
  'does not open the news during work on %s',
  async (at) => {
    requests.mockClear();
    open(at);
    await waitFor(() => expect(screen.getByText('page')).toBeDefined());
    expect(screen.queryByText('waiting')).toBeNull();
    expect(requests).not.toHaveBeenCalled();
  },
);
