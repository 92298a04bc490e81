import { describe, expect, it } from 'vitest';
import { contrast, readable } from './contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colors', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#009ace', '#009ace')).toBe(1);
  });
});

describe('readable', () => {
  const grounds = ['#ffffff', '#f3f5f7'];

  it('keeps a color that is dark enough', () => {
    expect(readable('#003355', '#000000', grounds)).toBe('#003355');
  });

  it.each(['#009ace', '#ffd400', '#ff2800', '#f0f0f0'])(
    'darkens %s until it is readable',
    (brand) => {
      const step = readable(brand, '#000000', grounds);
      for (const ground of grounds) expect(contrast(step, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('lightens on a dark background', () => {
    const step = readable('#003355', '#ffffff', ['#18222b']);
    expect(contrast(step, '#18222b')).toBeGreaterThanOrEqual(4.5);
  });
});
