import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import { DetailPage } from './detail-page.tsx';

const show = () =>
  renderScreen(
    <DetailPage
      query={{ queryKey: ['claim'], queryFn: async () => ({ number: 'C-1' }) }}
      record={(claim) => claim}
      back={{ to: '/', label: 'Home' }}
      gone={{ title: 'This claim does not exist' }}
      title={({ number }) => `Claim ${number}`}
      figure={() => '$64.90'}
      status={() => 'In review'}
      next={() => 'Decided by Friday'}
      primary={() => <button type="button">Answer</button>}
      more={() => <MoreMenu actions={[{ label: 'PDF', onSelect: () => undefined }]} />}
    >
      {() => <p>Facts</p>}
    </DetailPage>,
  );

async function findHead() {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Claim C-1' });
  const head = heading.closest('header');
  if (!head) throw new Error('The page has no head');
  return head;
}

test('sums a record up in its head, before its facts', async () => {
  show();
  const head = await findHead();
  expect(head.textContent).toBe('Claim C-1$64.90In reviewDecided by Friday');
  expect(within(head).getByRole('button', { name: 'More' })).toBeDefined();
  const order = head.compareDocumentPosition(screen.getByText('Facts'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has the main action after the facts on phones', async () => {
  show();
  const head = await findHead();
  expect(within(head).queryByRole('button', { name: 'Answer' })).toBeNull();
  const action = screen.getByRole('button', { name: 'Answer' });
  const order = screen.getByText('Facts').compareDocumentPosition(action);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has the main action in the head on wide screens', async () => {
  makeWindowWide();
  show();
  expect(within(await findHead()).getByRole('button', { name: 'Answer' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Answer' })).toHaveLength(1);
});
