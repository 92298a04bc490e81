import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { PrintButton } from './print-button.tsx';
import { PrintedSheet } from './printed-sheet.tsx';

const table = {
  title: 'Order 71',
  facts: ['Shop', '2000001 Velo'],
  columns: [
    { text: 'Article\nEAN', width: 2, numeric: false },
    { text: 'Total', width: 1, numeric: true },
  ],
  rows: [
    ['A\n4006381333931', '$5'],
    ['A\n4006381333931', '$5'],
  ],
  totals: [['Total', '$10'] as [string, string]],
  note: 'Without tax',
};
const open = () =>
  renderScreen(<PrintButton sheet={(ref) => <PrintedSheet tables={[table]} ref={ref} />} />, {
    at: '/order',
  }).user;

const sheet = () => document.querySelector('.print\\:block');
/** Returns what the browser would print. */
const paper = () =>
  [...document.body.children]
    .filter((box) => !box.classList.contains('print:hidden'))
    .map((box) => box.textContent)
    .join();
const browserPrint = (step: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(step)));

afterEach(() => vi.unstubAllGlobals());

test("prints only the sheet with the browser's own print", () => {
  open();
  expect(sheet()).toBeNull();
  browserPrint('beforeprint');
  expect(paper()).toBe(
    'Order 71Shop2000001 VeloArticle\nEANTotalA\n4006381333931$5A\n4006381333931$5Total $10Without tax',
  );
  browserPrint('afterprint');
  expect(sheet()).toBeNull();
  expect(paper()).toContain('Print');
});

test('prints the same sheet once by the button', async () => {
  const papers: string[] = [];
  vi.stubGlobal('print', () => {
    browserPrint('beforeprint');
    papers.push(paper());
    browserPrint('afterprint');
  });
  await open().click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(papers).toHaveLength(1));
  expect(papers[0]?.match(/Order 71/g)).toHaveLength(1);
  expect(papers[0]).not.toContain('Print');
  expect(paper()).toContain('Print');
});

test('prints nothing of a page that has been left', () => {
  open();
  cleanup();
  browserPrint('beforeprint');
  expect(sheet()).toBeNull();
});
