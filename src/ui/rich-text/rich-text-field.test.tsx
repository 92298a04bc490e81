import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { fakeLayout } from './testing/fake-layout.ts';

let load: Promise<void> = Promise.resolve();
vi.mock('#src/i18n/i18n.ts', () => ({ restOfMessages: () => load }));

fakeLayout();

interface Props {
  first: string;
  onChange: (html: string) => void;
  Field?: typeof RichTextField;
}

function News({ first, onChange, Field = RichTextField }: Props) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Field
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
beforeEach(() => {
  onChange.mockReset();
  load = Promise.resolve();
});
const tool = (name: string) => screen.findByRole('button', { name });
const text = () => screen.getByRole('textbox', { name: 'News' });
const isLoaded = () => text().classList.contains('ProseMirror');
const loaded = () => waitFor(() => expect(isLoaded()).toBe(true));

function paste(html: string, files: File[] = []): void {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(text(), { clipboardData: { getData, files } });
}

async function renderEditor(first: string) {
  const user = renderField(<News first={first} onChange={onChange} />);
  act(() => text().focus());
  await loaded();
  return user;
}

it('writes lists and headings by its toolbar', async () => {
  const user = await renderEditor('<p>Hello</p>');
  await user.click(await tool('Bulleted list'));
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Hello</p></li></ul>');
  expect((await tool('Bulleted list')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await tool('Undo'));
  await user.click(await tool('Heading'));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Hello</h2>');
});

it('reaches its tools by the arrow keys', async () => {
  const user = await renderEditor('<p>Hello</p>');
  (await tool('Bold')).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(await tool('Undo'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(await tool('Italic'));
});

it('pastes HTML without what readers are not shown', async () => {
  await renderEditor('');
  const html = '<p>a<img src="https://spy.example/"><b onclick="x()">b</b></p><style>p{}</style>';
  paste(html);
  expect(onChange).toHaveBeenLastCalledWith('<p>a<strong>b</strong></p>');
});

const priceTable =
  '<table><caption>Prices</caption><thead><tr><th>Size</th><th colspan="2">Price</th></tr></thead>' +
  '<tbody><tr><td>M</td><td>10</td><td>12</td></tr></tbody></table>';
const writtenTable =
  '<p>Prices</p><table><tbody><tr><th><p>Size</p></th><th colspan="2"><p>Price</p></th></tr>' +
  '<tr><td><p>M</p></td><td><p>10</p></td><td><p>12</p></td></tr></tbody></table>';

it('keeps the tables of a text that it loads', async () => {
  const user = await renderEditor(priceTable);
  await user.click(await tool('Quote'));
  expect(onChange).toHaveBeenLastCalledWith(
    writtenTable.replace('<p>Prices</p>', '<blockquote><p>Prices</p></blockquote>'),
  );
});

it('pastes tables', async () => {
  await renderEditor('');
  paste(priceTable);
  expect(onChange).toHaveBeenLastCalledWith(writtenTable);
});

it('shows a value that is set from outside', async () => {
  const user = await renderEditor('');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(text().textContent).toBe('Again'));
  expect(onChange).not.toHaveBeenCalled();
});

describe('before the editor is loaded', () => {
  let arrive: () => void;
  let props: Pick<Props, 'onChange' | 'Field'>;
  beforeEach(async () => {
    vi.resetModules();
    props = { onChange, Field: (await import('./rich-text-field.tsx')).RichTextField };
    load = new Promise((done) => {
      arrive = done;
    });
  });

  it('shows the text without the focus', () => {
    renderField(<News first="<ul><li>One</li></ul><p></p>" {...props} />);
    expect(text().querySelector('li')?.textContent).toBe('One');
    expect(text().tabIndex).toBe(0);
    expect(isLoaded()).toBe(false);
  });

  it('keeps what is typed, and where', async () => {
    const user = renderField(<News first="<p>Hello</p>" {...props} />);
    const shown = text();
    await user.click(shown);
    window.getSelection()?.setPosition(shown.querySelector('p')?.firstChild ?? null, 1);
    await user.keyboard('u');
    expect(onChange).toHaveBeenLastCalledWith('<p>Huello</p>');
    await act(async () => arrive());
    await loaded();
    expect(text()).toBe(shown);
    expect(document.activeElement).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith('<p>Huello</p>');
    await user.click(await tool('Heading'));
    expect(onChange).toHaveBeenLastCalledWith('<h2>Huello</h2>');
  });

  it('keeps what is pasted, and the tool that was pressed', async () => {
    const user = renderField(<News first="" {...props} />);
    await user.click(text());
    paste('<p onclick="x()">Pasted</p>');
    await user.click(await tool('Quote'));
    await act(async () => arrive());
    await loaded();
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<blockquote><p>Pasted</p></blockquote>'),
    );
  });
});

it('makes a table with rows and columns', async () => {
  const user = await renderEditor('<p>Prices</p>');
  await user.click(await tool('Table'));
  const row = (tag: string) => `<tr>${`<${tag}><p></p></${tag}>`.repeat(3)}</tr>`;
  expect(onChange.mock.lastCall?.[0]).toContain(
    `<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`,
  );
  await user.click(await tool('Table'));
  await user.click(screen.getByRole('button', { name: 'Delete row' }));
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  expect(text().querySelectorAll('td')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Delete table' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Prices</p>');
});
