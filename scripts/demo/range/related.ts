import { groupId } from './codes.ts';
import type { Model } from './model.ts';

/** Kinds of parts a buyer of a bicycle asks for next. */
const besideBike = [
  'chain',
  'mtbTyre',
  'gravelTyre',
  'roadTyre',
  'cityTyre',
  'saddle',
  'flatPedal',
  'clickPedal',
  'grips',
  'pads',
  'mudguards',
  'frontLight',
  'shackleLock',
  'sportHelmet',
  'trailHelmet',
  'cityHelmet',
];

const shareFit = (a: Model, b: Model) => a.fits.some((fit) => b.fits.includes(fit));

/** Returns the models that are related to a model: at most six, from the same generation of the range. */
export function relatedGroups(model: Model, models: readonly Model[]): string[] {
  const others = models.filter((other) => other !== model && shareFit(model, other));
  const start = model.index % Math.max(1, others.length);
  const turned = [...others.slice(start), ...others.slice(0, start)];
  const bike = model.category === 'Bike';
  const first = turned.filter((other) =>
    bike ? other.category === 'Bike' : other.serie === model.serie && other.brand === model.brand,
  );
  const second = turned.filter((other) =>
    bike
      ? besideBike.includes(other.kind)
      : other.category === 'PAA' && other.kind !== model.kind && other.serie !== model.serie,
  );
  const kinds = new Set<string>();
  const varied = second.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  return [...first.slice(0, 3), ...varied.slice(0, 3)].map(groupId);
}
