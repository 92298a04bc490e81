import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cleanHtml } from '#src/lib/clean-html.ts';
import { renderField } from '../testing/render-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

vi.mock('#src/i18n/i18n.ts', () => ({ restOfMessages: async () => {} }));

// Layout data that the editor needs and jsdom lacks.
const place = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect;
for (const { prototype } of [Range, Element]) {
  prototype.getClientRects = () => [place] as unknown as DOMRectList;
  prototype.getBoundingClientRect = () => place;
}

function News({ first, onChange }: { first: string; onChange: (html: string) => void }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextField
        label="News"
        value={value}
        onChange={(html) => {
          setValue(html);
          onChange(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>Again</p>')}>
        Reset
      </button>
    </>
  );
}

const onChange = vi.fn<(html: string) => void>();
beforeEach(() => void onChange.mockReset());
const tool = (name: string) => screen.findByRole('button', { name });

it('writes lists and headings by its toolbar', async () => {
  const user = renderField(<News first="<p>Hello</p>" onChange={onChange} />);
  await user.click(await tool('Bulleted list'));
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Hello</p></li></ul>');
  expect((await tool('Bulleted list')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await tool('Undo'));
  await user.click(await tool('Heading'));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Hello</h2>');
});

it('reaches its tools by the arrow keys', async () => {
  const user = renderField(<News first="<p>Hello</p>" onChange={onChange} />);
  (await tool('Bold')).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(await tool('Undo'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(await tool('Italic'));
});

it('writes only HTML that readers are shown, for any input', async () => {
  const first =
    '<h1>Big</h1><p style="color:red" onclick="x()"><strong>a</strong><em>b</em><u>c</u><s>d</s>' +
    '<a href="javascript:x()">e</a><a href="https://example.com/">f</a></p><script>x()</script>' +
    '<blockquote><p>g</p></blockquote><ol><li><p>h</p></li></ol><hr><pre><code>i</code></pre>';
  const user = renderField(<News first={first} onChange={onChange} />);
  await user.click(await tool('Quote'));
  const html = onChange.mock.lastCall?.[0] ?? '';
  expect(html).not.toMatch(/script|style|onclick|<h1/);
  const shown = document.createElement('div');
  shown.append(cleanHtml(html));
  const written = document.createElement('div');
  written.innerHTML = html;
  // The order of attributes does not matter.
  expect(shown.isEqualNode(written)).toBe(true);
  for (const tag of ['strong', 'em', 'u', 's', 'blockquote', 'ol', 'hr', 'pre'])
    expect(shown.querySelector(tag), tag).not.toBeNull();
});

it('pastes HTML without what readers are not shown', async () => {
  renderField(<News first="" onChange={onChange} />);
  await tool('Bold');
  const html = '<p>a<img src="https://spy.example/"><b onclick="x()">b</b></p><style>p{}</style>';
  fireEvent.paste(screen.getByRole('textbox', { name: 'News' }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  expect(onChange).toHaveBeenLastCalledWith('<p>a<strong>b</strong></p>');
});

const priceTable =
  '<table><caption>Prices</caption><thead><tr><th>Size</th><th colspan="2">Price</th></tr></thead>' +
  '<tbody><tr><td>M</td><td>10</td><td>12</td></tr></tbody></table>';
const writtenTable =
  '<p>Prices</p><table><tbody><tr><th><p>Size</p></th><th colspan="2"><p>Price</p></th></tr>' +
  '<tr><td><p>M</p></td><td><p>10</p></td><td><p>12</p></td></tr></tbody></table>';

it('keeps the tables of a text that it loads', async () => {
  const user = renderField(<News first={priceTable} onChange={onChange} />);
  await user.click(await tool('Quote'));
  expect(onChange).toHaveBeenLastCalledWith(
    writtenTable.replace('<p>12</p>', '<blockquote><p>12</p></blockquote>'),
  );
});

it('pastes tables', async () => {
  renderField(<News first="" onChange={onChange} />);
  await tool('Bold');
  fireEvent.paste(screen.getByRole('textbox', { name: 'News' }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? priceTable : '') },
  });
  expect(onChange).toHaveBeenLastCalledWith(writtenTable);
});

it('shows a value that is set from outside', async () => {
  const user = renderField(<News first="" onChange={onChange} />);
  await tool('Bold');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'News' }).textContent).toBe('Again'),
  );
  expect(onChange).not.toHaveBeenCalled();
});
