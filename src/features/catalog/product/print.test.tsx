import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnShowroom } from '#src/features/showroom/turn-showroom.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { variant } from '../variants/testing/variant.ts';
import { PrintDialog } from './print-dialog.tsx';
import { shareLink } from './share.ts';

const print = vi.fn();
const items = [
  variant({ article_code: 'M-R', ean: '4006381333931' }),
  variant({ article_code: 'L-R', frameSize: 'L', ean: '123', price: { retail: 12_000 } }),
];
const [item = variant({})] = items;

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  turnShowroom(false);
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const product = { name: 'Ridge 5', brand: 'Ridge', serie: 'R', model_year: 2026 };
  return renderScreen(
    <PrintDialog product={product} items={items} chosen={item} onClose={() => {}} />,
  ).user;
}

const sheet = () => document.querySelector<HTMLElement>('.print\\:block');
const onPaper = () => sheet()?.textContent ?? '';

test('prints the dealer price only when ticked', async () => {
  const user = show();
  const tick = await screen.findByLabelText('With my own price');
  for (const text of ['Ridge 5', 'Red, M', 'Code M-R', 'RRP $100.00', '4006381333931'])
    expect(onPaper()).toContain(text);
  expect(sheet()?.querySelector('svg[aria-label="EAN-13 4006381333931"]')).not.toBeNull();
  expect(onPaper()).not.toContain('$60');
  await user.click(tick);
  expect(onPaper()).toContain('Own price $60.00');
  await user.selectOptions(screen.getByLabelText('Article'), 'L-R');
  expect(onPaper()).toContain('RRP $120.00');
  expect(sheet()?.querySelector('svg[aria-label^="EAN"]')).toBeNull();
});

test('prints only the sheet and restores the page afterwards', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const hidden = () =>
    [...document.body.children].filter((one) => one.classList.contains('print:hidden'));
  expect(hidden()).toHaveLength(document.body.children.length - 1);
  expect(hidden()).not.toContain(sheet());
  window.dispatchEvent(new Event('afterprint'));
  expect(hidden()).toHaveLength(0);
});

test('does not print a ticked dealer price in showroom mode', async () => {
  const user = show();
  await user.click(await screen.findByLabelText('With my own price'));
  act(() => turnShowroom(true));
  expect(screen.queryByLabelText('With my own price')).toBeNull();
  expect(onPaper()).not.toContain('$60');
});

test("shares a link by the device's dialog or the clipboard", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await shareLink('Ridge 5', 'https://shop.test/a')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Ridge 5', url: 'https://shop.test/a' });
  share.mockRejectedValue(Object.assign(new Error('no'), { name: 'AbortError' }));
  expect(await shareLink('Ridge 5', 'https://shop.test/a')).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareLink('Ridge 5', 'https://shop.test/a')).toBe('copied');
  writeText.mockRejectedValue(new Error('denied'));
  expect(await shareLink('Ridge 5', 'https://shop.test/a')).toBe('failed');
});
