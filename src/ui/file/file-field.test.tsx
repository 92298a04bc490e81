import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { type StoredFile, type UploadFile, UploadRefused } from '../upload.ts';
import { FileField } from './file-field.tsx';
import type { FieldFile } from './use-uploads.ts';

const limits = {
  types: ['application/pdf', 'image/*'],
  typeNames: 'PDF',
  maxBytes: 100,
  maxFiles: 2,
};
const pdf = (name: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

interface Props {
  upload?: UploadFile;
  first?: readonly FieldFile[];
  onChange: (files: readonly FieldFile[]) => void;
}

function Papers({ upload, first = [], onChange }: Props) {
  const [value, setValue] = useState(first);
  return (
    <FileField
      label="Papers"
      value={value}
      limits={limits}
      upload={upload}
      onChange={(files) => {
        setValue(files);
        onChange(files);
      }}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Papers');
const onChange = vi.fn<(files: readonly FieldFile[]) => void>();
beforeEach(() => void onChange.mockReset());

const stored = (file: File): StoredFile => ({
  id: `id-${file.name}`,
  name: file.name,
  bytes: file.size,
  type: file.type,
});

it('says its limits before anything is chosen', () => {
  renderField(<Papers onChange={onChange} />);
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('PDF, up to 1 kB each, 2 files at most');
});

it('shows progress and gives the stored file when the upload is done', async () => {
  let finish = (_: StoredFile) => {};
  let progress = (_: number) => {};
  const upload: UploadFile = (_, { onProgress }) => {
    progress = onProgress;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  const file = pdf('bill.pdf');
  await user.upload(input(), file);
  progress(5);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: 'Upload of bill.pdf',
  });
  await waitFor(() => expect(bar.value).toBe(50));
  expect(onChange).not.toHaveBeenCalled();
  finish(stored(file));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([stored(file)]));
});

it('keeps an interrupted file and sends it again', async () => {
  const upload = vi.fn<UploadFile>(async (file) => stored(file));
  upload.mockRejectedValueOnce(new Error('connection lost'));
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  await user.upload(input(), pdf('bill.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(upload).toHaveBeenCalledTimes(2);
});

it('aborts an upload that is cancelled', async () => {
  let signal: AbortSignal | undefined;
  const upload: UploadFile = (_, options) => {
    signal = options.signal;
    return new Promise(() => {});
  };
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  await user.upload(input(), pdf('bill.pdf'));
  screen.getByRole('button', { name: 'Cancel upload of bill.pdf' }).focus();
  await user.keyboard('{Enter}');
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByText('bill.pdf')).toBeNull();
});

it('refuses a wrong kind, size and number of files and keeps the others', async () => {
  const upload = vi.fn<UploadFile>(async (file) => stored(file));
  renderField(<Papers upload={upload} onChange={onChange} />);
  const text = new File(['x'], 'a.txt', { type: 'text/plain' });
  const files = [text, pdf('large.pdf', 101), pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')];
  fireEvent.drop(input(), { dataTransfer: { files } });
  expect(await screen.findByText(/This kind of file is not accepted/)).toBeDefined();
  expect(screen.getByText(/The file is larger than/)).toBeDefined();
  expect(screen.getByText('Only 2 files can be attached.')).toBeDefined();
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']),
  );
});

it('says why the server refused a file', async () => {
  const upload: UploadFile = async () => {
    throw new UploadRefused('QUOTA');
  };
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  await user.upload(input(), pdf('bill.pdf'));
  expect(await screen.findByText(/as much as one day allows/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('gives the file itself where it goes with the form', async () => {
  const user = renderField(<Papers onChange={onChange} />);
  const file = pdf('bill.pdf');
  await user.upload(input(), file);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([file]));
  expect(screen.getByText(/on this device until it is sent/)).toBeDefined();
});

it('takes pasted files and removes a stored one', async () => {
  const first = stored(pdf('old.pdf'));
  const user = renderField(<Papers first={[first]} onChange={onChange} />);
  const file = pdf('new.pdf');
  fireEvent.paste(input(), { clipboardData: { files: [file] } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([first, file]));
  await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
  expect(onChange).toHaveBeenLastCalledWith([file]);
});
