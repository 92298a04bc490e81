import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ArticlePictures } from './article-pictures.tsx';

const saved = vi.hoisted((): string[] => []);
vi.mock('#src/lib/files/save-file.ts', () => ({
  saveFile: (_content: unknown, name: string) => saved.push(name),
}));

const path = '/documents/articles/B%2F1/pictures';
function show() {
  const network = fakeNetwork();
  const shown = renderScreen(<ArticlePictures article="B/1" />, { network });
  const choose = async (size: string) => {
    await shown.user.click(await screen.findByRole('button', { name: 'Pictures as ZIP' }));
    const field = await screen.findByRole('combobox', { name: 'Size of the pictures' });
    expect((field as HTMLSelectElement).value).toBe('medium');
    await shown.user.selectOptions(field, size);
    await shown.user.click(screen.getByRole('button', { name: 'Download' }));
  };
  return { ...shown, choose };
}

test('saves the pictures in the chosen size', async () => {
  const { network, choose } = show();
  const name = "attachment; filename*=UTF-8''B-1.zip";
  network.answerRest(
    'GET',
    path,
    () => new Response('zip', { headers: { 'content-disposition': name } }),
  );
  await choose('High, 2,560 pixels');
  await waitFor(() => expect(saved).toEqual(['B-1.zip']));
});

test.each([
  ['NO_FILES', 404, 'There are no pictures of this article.'],
  ['TOO_LARGE', 413, 'The pictures are larger than 2 GB. Choose a smaller size.'],
])('says why there is no ZIP: %s', async (code, status, text) => {
  const { network, choose } = show();
  network.answerRest('GET', path, () => {
    throw new HttpError(status, code);
  });
  await choose('Original');
  await screen.findByText(text);
});
