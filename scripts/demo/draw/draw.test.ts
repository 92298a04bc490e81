import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorKeys, colorOf } from '../colors.ts';
import { baseRange } from '../range/range.ts';
import { drawBike } from './bike.ts';
import { drawPart, partShapes } from './part.ts';

describe('the pictures', () => {
  it('are at most 6 kB each', () => {
    for (const model of baseRange) {
      for (const { color } of model.variants) {
        const { file, draw } = model.image(color);
        expect(Buffer.byteLength(draw()), file).toBeLessThanOrEqual(6 * 1024);
      }
    }
  });

  it('can be read and measure 960 by 640', async () => {
    for (const shape of partShapes) {
      const svg = drawPart(shape, { hex: colorOf('teal').hex, accent: '#f2c14e' });
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height], shape).toEqual(['svg', 960, 640]);
    }
  });

  it('differ from part to part and carry the color of the article', () => {
    const drawn = partShapes.map((shape) => drawPart(shape, { hex: '#127e86', accent: '#f2c14e' }));
    expect(new Set(drawn).size).toBe(partShapes.length);
    expect(partShapes.length).toBeGreaterThanOrEqual(20);
    for (const key of colorKeys) {
      const color = colorOf(key);
      expect(drawBike({ shape: 'hardtail', color, accent: '#f2c14e', level: 2 })).toContain(
        color.hex,
      );
    }
  });
});
