import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { variant } from '../variants/testing/variant.ts';
import { listPictures } from './pictures.ts';
import { ProductGallery } from './product-gallery.tsx';

const pictures = listPictures('Ridge 5', 'own', [
  variant({ article_code: 'R-M', image: 'red' }),
  variant({ article_code: 'R-L', image: 'red', frameSize: 'L' }),
  variant({ article_code: 'B-M', image: 'blue', color: { name: 'Blue', hex: null } }),
]);

function Shown({ chosen = null }: { chosen?: string | null }) {
  return (
    <I18nProvider i18n={i18n}>
      <ProductGallery pictures={pictures} chosen={chosen} />
    </I18nProvider>
  );
}

function show() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const view = render(<Shown />);
  return { user: userEvent.setup(), ...view };
}

const small = (name: string) =>
  screen
    .getAllByRole('button', { name })
    .find((button) => button.hasAttribute('aria-pressed')) as HTMLElement;

test("shows each picture once, falling back to the model's own", () => {
  expect(pictures.map(({ file, alt, codes }) => [file, alt, codes])).toEqual([
    ['red', 'Ridge 5, Red', ['R-M', 'R-L']],
    ['blue', 'Ridge 5, Blue', ['B-M']],
  ]);
  expect(listPictures('Ridge 5', 'own', [variant({})])).toEqual([
    { file: 'own', alt: 'Ridge 5', codes: [] },
  ]);
  expect(listPictures('Ridge 5', null, [])[0].file).toBeNull();
});

test('moves by arrow keys and follows the chosen variant', () => {
  const { rerender } = show();
  expect(small('Ridge 5, Red').getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Enlarge: Ridge 5, Red' }), {
    key: 'ArrowRight',
  });
  expect(small('Ridge 5, Blue').getAttribute('aria-pressed')).toBe('true');
  rerender(<Shown chosen="R-L" />);
  expect(small('Ridge 5, Red').getAttribute('aria-pressed')).toBe('true');
});

test('opens the zoom view on tap and handles buttons and keys', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Enlarge: Ridge 5, Red' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ridge 5, Red' });
  const scale = () => dialog.querySelector<HTMLElement>('[style]')?.style.transform;
  expect(scale()).toContain('scale(1)');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toContain('scale(1.5)');
  await user.keyboard('0');
  expect(scale()).toContain('scale(1)');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Ridge 5, Blue' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next picture' }).ariaDisabled).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(small('Ridge 5, Blue').getAttribute('aria-pressed')).toBe('true');
});
