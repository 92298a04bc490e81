import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { showScreen } from './testing/show-screen.tsx';

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
  showScreen(<PrintButton sheet={(ref) => <PrintedSheet tables={[table]} ref={ref} />} />, '/order')
    .fingers;

const sheet = () => document.querySelector('.print\\:block');
/** What the browser would put on paper. */
const paper = () =>
  [...document.body.children]
    .filter((box) => !box.classList.contains('print:hidden'))
    .map((box) => box.textContent)
    .join();
const browserPrint = (step: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(step)));

afterEach(() => vi.unstubAllGlobals());

test('the browser’s own print has the sheet and nothing of the page', () => {
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

test('the button prints the same sheet, once', async () => {
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

test('a page that is gone prints nothing of its own any more', () => {
  open();
  cleanup();
  browserPrint('beforeprint');
  expect(sheet()).toBeNull();
});
