import { afterEach, expect, test, vi } from 'vitest';
import { drawSmall } from './small-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chosen = new Blob(['chosen'], { type: 'image/jpeg' });

/** Has pictures of a size drawn. @returns the sizes of the canvases */
function drawAs(bitmap: { width: number; height: number }): string[] {
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ ...bitmap, close: vi.fn() }));
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue({ drawImage: vi.fn() } as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push(`${this.width} × ${this.height}`);
    done(new Blob(['small'], { type: 'image/webp' }));
  });
  return drawn;
}

test.each([
  [{ width: 4_000, height: 3_000 }, '640 × 480'],
  [{ width: 3_000, height: 4_000 }, '480 × 640'],
  [{ width: 300, height: 200 }, '300 × 200'],
  [{ width: 1, height: 100_000 }, '1 × 640'],
])('draws a picture of %o as %s', async (size, wanted) => {
  const drawn = drawAs(size);
  expect((await drawSmall(chosen)).type).toBe('image/webp');
  expect(drawn).toEqual([wanted]);
});

test('shows a picture that cannot be drawn as it is', async () => {
  expect(await drawSmall(chosen)).toBe(chosen);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await drawSmall(chosen)).toBe(chosen);
});
