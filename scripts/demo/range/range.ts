import type { Market } from '../markets.ts';
import { bikes } from './bikes.ts';
import type { Model } from './model.ts';
import { parts } from './parts.ts';

/** Parts and bicycles in turn, so that a small feed has some of everything. */
function interleaved(): Omit<Model, 'index' | 'generation'>[] {
  const [first, second] = [parts(), bikes()];
  const total = first.length + second.length;
  return Array.from({ length: total }, (_, place) => {
    const due = Math.round(((place + 1) * second.length) / total);
    const before = Math.round((place * second.length) / total);
    return due > before ? second[before] : first[place - before];
  }).filter((model) => model !== undefined);
}

/** The range as it is; benchmarks repeat it as further generations of every model. */
export const baseRange: readonly Model[] = interleaved().map((model, index) => ({
  ...model,
  index,
  generation: 0,
}));

function generation(model: Model, round: number): Model {
  if (round === 0) return model;
  const mark = `Mk${round + 1}`;
  const named = Object.entries(model.name).map(([language, name]) => [language, `${name} ${mark}`]);
  return {
    ...model,
    index: model.index + round * baseRange.length,
    generation: round,
    slug: `${model.slug}-mk${round + 1}`,
    model: `${model.model} ${mark}`,
    name: Object.fromEntries(named),
  };
}

/** The model with no more variants than fit. */
function trimmed(model: Model, most: number): Model {
  return model.variants.length <= most
    ? model
    : { ...model, variants: model.variants.slice(0, most) };
}

/**
 * Yields the range of one country, generation by generation, until it has `count` articles. When the size of
 * the first generation is within six per cent of `count`, that generation is used as it is. Only one
 * generation is in memory at a time.
 */
export function* createRange(market: Market, count: number): Generator<Model[]> {
  const sold = baseRange.filter((model) => model.soldIn.includes(market.key));
  const base = sold.reduce((sum, model) => sum + model.variants.length, 0);
  let left = Math.abs(base - count) <= count * 0.06 ? base : count;
  for (let round = 0; left > 0; round += 1) {
    const models: Model[] = [];
    for (const model of sold) {
      if (left <= 0) break;
      models.push(trimmed(generation(model, round), left));
      left -= model.variants.length;
    }
    yield models;
  }
}
