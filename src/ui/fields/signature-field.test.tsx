import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FieldFile } from '../file/use-uploads.ts';
import { renderField } from '../testing/render-field.tsx';
import { SignatureField } from './signature-field.tsx';

const pen = { beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn(), stroke: vi.fn() };
const drawn = { ...pen, clearRect: vi.fn(), fillText: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  );
});

function Signature({ first = [], seen }: { first?: FieldFile[]; seen?: (files: unknown) => void }) {
  const [value, setValue] = useState<readonly FieldFile[]>(first);
  return (
    <SignatureField
      label="Signature"
      value={value}
      onChange={(files) => {
        setValue(files);
        seen?.(files);
      }}
    />
  );
}

const isPng = [expect.objectContaining({ name: 'signature.png', type: 'image/png' })];

test('keeps what is drawn when the finger is lifted', async () => {
  const seen = vi.fn();
  renderField(<Signature seen={seen} />);
  const pad = screen.getByRole('img', { name: 'Not signed yet' });
  fireEvent.pointerMove(pad);
  expect(drawn.stroke).not.toHaveBeenCalled();
  fireEvent.pointerDown(pad);
  fireEvent.pointerMove(pad);
  expect(seen).not.toHaveBeenCalled();
  fireEvent.pointerUp(pad);
  expect(await screen.findByRole('img', { name: 'Signed' })).toBeDefined();
  expect(drawn.stroke).toHaveBeenCalledTimes(2);
  expect(seen).toHaveBeenCalledWith(isPng);
});

test('writes a typed name for who cannot draw', async () => {
  const seen = vi.fn();
  const user = renderField(<Signature seen={seen} />);
  await user.type(screen.getByLabelText('Or type the name'), 'Ada');
  expect(await screen.findByRole('img', { name: 'Signed' })).toBeDefined();
  expect(drawn.fillText.mock.lastCall?.[0]).toBe('Ada');
  expect(seen).toHaveBeenLastCalledWith(isPng);
});

test('says that it is signed, and clears', async () => {
  const stored = { id: 'F', name: 'signature.png', bytes: 900, type: 'image/webp' };
  const seen = vi.fn();
  const user = renderField(<Signature first={[stored]} seen={seen} />);
  expect(screen.getByText(/Sign again to replace/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear signature' }));
  expect(seen).toHaveBeenCalledWith([]);
  expect(await screen.findByRole('img', { name: 'Not signed yet' })).toBeDefined();
});
