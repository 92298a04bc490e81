import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { KeepFile } from './upload.ts';
import type { FieldFile } from './use-uploads.ts';

const limits = { types: ['image/jpeg'], typeNames: 'JPEG', maxBytes: 100, maxFiles: 1 };
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

let value: readonly FieldFile[];
/** Ends the keeping of the photo with this name. */
let kept: Record<string, () => void>;
beforeEach(() => {
  kept = {};
});
const keep: KeepFile = (file) =>
  new Promise((resolve) => {
    kept[file.name] = () => resolve(file);
  });

function Front({ first = [] }: { first?: readonly FieldFile[] }) {
  const [files, setFiles] = useState(first);
  value = files;
  return <PhotoField label="Front" value={files} limits={limits} keep={keep} onChange={setFiles} />;
}

const take = (name: string) =>
  fireEvent.change(screen.getByLabelText('Front'), { target: { files: [photo(name)] } });
const end = (name: string) => act(async () => kept[name]?.());
const names = () => value.map((file) => (file as File).name);

test.each([
  ['first', 'second'],
  ['second', 'first'],
])('has the newer of two photos when the %s is kept sooner', async (...order) => {
  renderField(<Front />);
  take('first');
  take('second');
  for (const name of order) await end(name);
  expect(names()).toEqual(['second']);
});

test('has the photo before when the new one is removed at once', async () => {
  renderField(<Front first={[photo('before')]} />);
  take('first');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Front' }));
  await end('first');
  expect(names()).toEqual(['before']);
});
