import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type FileRefusal, fileRefusals } from '#shared/file-limits.ts';
import { renderField } from '../testing/render-field.tsx';
import { FileField } from './file-field.tsx';
import { type LoadThumbnail, LoadThumbnailContext } from './load-thumbnail-context.ts';
import {
  type KeepFile,
  NotKept,
  type StoredFile,
  type UploadFile,
  UploadRefused,
} from './upload.ts';
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
  keep?: KeepFile;
  first?: readonly FieldFile[];
  onChange: (files: readonly FieldFile[]) => void;
}

function Papers({ upload, keep, first = [], onChange }: Props) {
  const [value, setValue] = useState(first);
  return (
    <FileField
      label="Papers"
      value={value}
      limits={limits}
      upload={upload}
      keep={keep}
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

it('shows its limits before anything is chosen', () => {
  renderField(<Papers onChange={onChange} />);
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('PDF, up to 1 kB each, 2 files at most');
});

it('shows progress and returns the stored file after the upload', async () => {
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
  expect(onChange).toHaveBeenLastCalledWith([file]);
  finish(stored(file));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([stored(file)]));
});

it('keeps an interrupted file and sends it again', async () => {
  const upload = vi.fn<UploadFile>(async (file) => stored(file));
  upload.mockRejectedValueOnce(new Error('connection lost'));
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  const file = pdf('bill.pdf');
  await user.upload(input(), file);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(onChange).toHaveBeenLastCalledWith([file]);
  await user.click(retry);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([stored(file)]));
  expect(upload).toHaveBeenCalledTimes(2);
});

it('uploads the pending files of its value when shown again', async () => {
  const file = pdf('bill.pdf');
  // Strict mode hides and shows the field once, which aborts the first upload.
  const upload = vi.fn<UploadFile>(async () => stored(file));
  upload.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const field = <Papers first={[file]} upload={upload} onChange={onChange} />;
  renderField(field, 'en-us', StrictMode);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([stored(file)]));
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

it('rejects files of wrong kind, size or number, keeps others', async () => {
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

it.each([
  ['QUOTA', /as much as one day allows/],
  ['VIEW_AS_READS_ONLY', /^You are viewing as another user/],
])('says why the server refused a file: %s', async (code, words) => {
  const upload: UploadFile = async () => {
    throw new UploadRefused(code);
  };
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  await user.upload(input(), pdf('bill.pdf'));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const sentences: Record<FileRefusal, RegExp> = {
  FILE_EMPTY: /is empty/,
  FILE_TOO_LARGE: /larger than 5 MB/,
  FILE_KIND: /Choose PDF/,
  FILE_DAMAGED: /is damaged/,
  FILE_PIXELS: /more than 40 megapixels/,
  FILE_TOO_LONG: /longer than 3 minutes/,
  FILE_ACTIVE: /macros, scripts/,
  FILE_EMBEDS: /contains other files/,
  FILE_ENCRYPTED: /password/,
  FILE_UNPACKS: /200 MB and 2,000 files/,
  FILE_TOO_COMPLEX: /could not be checked in time/,
  FILE_VIRUS: /virus/,
};

const photosToo = (name: string, type: string) => new File(['x'], name, { type });

it.each([
  ['image/heic', 'IMG_1.HEIC'],
  ['', 'IMG_1.heic'],
])('takes a HEIC photo that the device can read: "%s"', async (type, name) => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderField(<Papers onChange={onChange} />);
  const file = photosToo(name, type);
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([file]));
});

it('says how to avoid HEIC where the device cannot read it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no')));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderField(<Papers onChange={onChange} />);
  const files = [photosToo('IMG_1.HEIC', 'image/heic')];
  fireEvent.drop(input(), { dataTransfer: { files } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/most compatible/);
  expect(onChange).not.toHaveBeenCalled();
});

it('takes a large photo, as it is made smaller', async () => {
  renderField(<Papers onChange={onChange} />);
  const file = new File(['x'.repeat(101)], 'a.jpg', { type: 'image/jpeg' });
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([file]));
});

it.each(fileRefusals)("has a text for the server's code %s", async (code) => {
  const upload: UploadFile = async () => {
    throw new UploadRefused(code, 5_000_000);
  };
  const user = renderField(<Papers upload={upload} onChange={onChange} />);
  await user.upload(input(), pdf('bill.pdf'));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentences[code]);
});

it('returns the file itself when it is sent with the form', async () => {
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

const photo = { id: '7', name: 'frame.webp', bytes: 9, type: 'image/webp' };
const bill = { id: '8', name: 'bill.pdf', bytes: 9, type: 'application/pdf' };
const pictures = () =>
  [...document.querySelectorAll('li img')].map((one) => one.getAttribute('src'));

/** Shows stored files in a field whose pictures come from `load`, in an environment without blob addresses. */
function renderStored(load: LoadThumbnail) {
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${blob.type}`,
      revokeObjectURL: vi.fn(),
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderField(
    <LoadThumbnailContext value={load}>
      <Papers first={[photo, bill]} onChange={onChange} />
    </LoadThumbnailContext>,
  );
}

it('shows the small picture of a stored image', async () => {
  const load = vi.fn<LoadThumbnail>(async () => new Blob(['small'], { type: 'image/webp' }));
  const user = renderStored(load);
  await waitFor(() => expect(pictures()).toEqual(['blob:image/webp']));
  expect(load.mock.calls.map(([id]) => id)).toEqual(['7']);
  await user.click(screen.getByRole('button', { name: 'Remove frame.webp' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:image/webp');
});

it('shows an icon for an image that cannot be fetched', async () => {
  const load = vi.fn<LoadThumbnail>(() => Promise.reject(new Error('offline')));
  renderStored(load);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(pictures()).toEqual([]);
  expect(screen.getByText('frame.webp')).toBeDefined();
});

it('gives the file as the device has kept it', async () => {
  const small = pdf('small.pdf', 5);
  renderField(<Papers keep={async () => small} onChange={onChange} />);
  fireEvent.change(input(), { target: { files: [pdf('large.pdf')] } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([small]));
  expect(screen.getByText(/on this device until it is sent/)).toBeDefined();
});

it('says that the device is full and keeps the file for another try', async () => {
  const file = pdf('photo.pdf');
  const keep = vi.fn<KeepFile>().mockRejectedValueOnce(new NotKept('DEVICE_FULL', null));
  keep.mockResolvedValue(file);
  renderField(<Papers keep={keep} onChange={onChange} />);
  fireEvent.change(input(), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toContain('no room left');
  expect(onChange).toHaveBeenLastCalledWith([file]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
