import { describe, expect, it } from 'vitest';
import { markets } from '../markets.ts';
import { groupId } from './codes.ts';
import { baseRange, createRange } from './range.ts';
import { relatedGroups } from './related.ts';

describe('the demo range', () => {
  it('names every model once', () => {
    expect(new Set(baseRange.map(({ slug }) => slug)).size).toBe(baseRange.length);
    expect(new Set(baseRange.map(groupId)).size).toBe(baseRange.length);
  });

  it('gives each variant of a model its own size and color', () => {
    for (const { slug, variants } of baseRange) {
      const cells = variants.map(({ size, wheel, color }) => `${size} ${wheel} ${color?.name}`);
      expect(new Set(cells).size, slug).toBe(variants.length);
    }
  });

  it('reaches any article count with unique names per generation', () => {
    for (const market of markets) {
      for (const wanted of [40, 1000, 5000]) {
        const models = [...createRange(market, wanted)].flat();
        const articles = models.reduce((sum, { variants }) => sum + variants.length, 0);
        expect(Math.abs(articles - wanted)).toBeLessThanOrEqual(wanted * 0.06);
        expect(new Set(models.map(({ slug }) => slug)).size).toBe(models.length);
        expect(new Set(models.map(groupId)).size).toBe(models.length);
      }
    }
  });

  it('relates a bicycle to other bicycles and parts that fit it', () => {
    const models = markets.flatMap((market) =>
      market.key === 'us' ? [...createRange(market, 1000)].flat() : [],
    );
    const byId = new Map(models.map((model) => [groupId(model), model]));
    for (const model of models) {
      const related = relatedGroups(model, models).map((id) => byId.get(id));
      expect(related.length, model.slug).toBeGreaterThan(1);
      expect(related).not.toContain(model);
      for (const other of related) {
        expect(other?.fits.some((fit) => model.fits.includes(fit))).toBe(true);
      }
    }
  });
});
