import type { Row } from '../demo/columns.ts';
import { SORG } from './organisation.ts';
import { soldProducts } from './products.ts';
import type { Sample } from './sample.ts';

/** Where finished goods lie; the other locations of the sample are workshops and raw material. */
const finishedGoods = [
  'Miscellaneous Storage',
  'Finished Goods Storage',
  'Subassembly',
  'Final Assembly',
];

const locations = (sample: Sample) =>
  sample.locations.filter(({ Name }) => finishedGoods.includes(Name));

export function warehouses(sample: Sample): Row<'warehouses.csv'>[] {
  return locations(sample).map(({ LocationID, Name }) => ({
    sorg: SORG,
    id: `L${LocationID}`,
    name: Name,
    area: 'US',
  }));
}

export function stock(sample: Sample): Row<'stock.csv'>[] {
  const places = new Set(locations(sample).map(({ LocationID }) => LocationID));
  const numbers = new Map(
    soldProducts(sample).map(({ ProductID, ProductNumber }) => [ProductID, ProductNumber]),
  );
  return sample.inventory.flatMap(({ ProductID, LocationID, Quantity }) => {
    const article = numbers.get(ProductID);
    if (!article || !places.has(LocationID)) return [];
    return [{ sorg: SORG, warehouse: `L${LocationID}`, article, qty: Quantity }];
  });
}
