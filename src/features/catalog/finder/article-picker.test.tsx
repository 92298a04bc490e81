import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';
import { renderField } from '#src/ui/testing/render-field.tsx';
import ArticlePicker from './article-picker.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const article = (code: string, name: string) => ({
  article_code: code,
  article_code_display: `${code}-X`,
  name,
});

/** A server on which the words find two articles, and a code finds one of them or another one. */
function serve(ofCode: ReturnType<typeof article> | null): void {
  const products = [article('A1', 'Chain 11'), article('A2', 'Chain 12')];
  request.mockImplementation(async (document: unknown) =>
    document === ResolveArticlesDocument
      ? { resolveArticles: [{ product: ofCode }] }
      : { products: { products, info: { count: 2 } } },
  );
}
const names = () =>
  screen
    .getAllByRole('option')
    .map((option) => within(option).getByText(/Chain|Wheel/).textContent);

beforeEach(() => void request.mockReset());

it('lists the article with the typed code first', async () => {
  serve(article('W1', 'Wheel'));
  const onChange = vi.fn();
  const user = renderField(<ArticlePicker label="Article" value={null} onChange={onChange} />);
  await user.type(screen.getByRole('combobox', { name: 'Article' }), 'W1');
  await waitFor(() => expect(names()).toEqual(['Wheel', 'Chain 11', 'Chain 12']));
  expect(screen.getByText('3 results')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ code: 'W1', name: 'Wheel', text: 'W1-X' });
});

it('lists an article found by both code and text once', async () => {
  serve(article('A2', 'Chain 12'));
  const user = renderField(<ArticlePicker label="Article" value={null} onChange={vi.fn()} />);
  await user.type(screen.getByRole('combobox', { name: 'Article' }), 'A2');
  await waitFor(() => expect(names()).toEqual(['Chain 12', 'Chain 11']));
  expect(screen.getByText('2 results')).toBeDefined();
});
