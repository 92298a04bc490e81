import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { RequestedSuccessor } from './requested-successor.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const successor = {
  article_code: 'NEW1',
  article_code_display: 'NEW-1',
  name: 'Chain 11',
  slug: 'chain',
  category: 'PAA',
};
beforeEach(() => {
  request.mockReset().mockResolvedValue({ resolveArticles: [{ replacedBy: successor }] });
});

const open = (address: string, choose?: (code: string) => void) =>
  renderScreen(
    <RequestedSuccessor items={[{ article_code: 'NEW1' }]} {...(choose && { choose })} />,
    {
      at: address,
    },
  );

test("names a replaced article's successor, chosen in one press", async () => {
  const choose = vi.fn();
  const { user } = open('/catalog/paa/chain?article=OLD1', choose);
  expect(await screen.findByText('Replaced by')).toBeDefined();
  expect(screen.getByRole('link', { name: /NEW-1 Chain 11/ })).toBeDefined();
  expect(request.mock.lastCall?.[1]).toEqual({ codes: ['OLD1'] });
  await user.click(screen.getByRole('button', { name: 'Take NEW-1 instead' }));
  expect(choose).toHaveBeenCalledWith('NEW1');
});

test('shows no successor for an article of the page', () => {
  open('/catalog/paa/chain?article=NEW1');
  expect(request).not.toHaveBeenCalled();
});
