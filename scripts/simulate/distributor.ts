import type { Random } from './random.ts';
import {
  articles,
  freights,
  setBlocked,
  setFreight,
  setPrice,
  setReplaced,
  setStock,
} from './server.store.ts';
import type { SimServer } from './server.ts';

/** The changes of the distributor's data while devices are in use. Price changes are the most frequent. */
const changes = ['price', 'price', 'stock', 'block', 'freight', 'replace'] as const;

/** Prices, stock, blocks, what shipping costs, and one article in the place of another. */
export async function distribute({ db, catchUp }: SimServer, random: Random): Promise<string> {
  const code = random.pick(Object.keys(articles)) as keyof typeof articles;
  const what = random.pick(changes);
  switch (what) {
    case 'price':
      await setPrice(db, code, articles[code] + random.int(0, 2) * 100);
      break;
    case 'stock':
      await setStock(db, code, random.int(0, 1) * 1_000);
      break;
    case 'block':
      await setBlocked(db, code, random.chance(0.5));
      break;
    case 'freight':
      await setFreight(db, random.pick(freights));
      break;
    case 'replace':
      await setReplaced(db, 'S-2', random.chance(0.5) ? 'S-3' : null);
      break;
  }
  if (what !== 'stock' && what !== 'freight') await catchUp();
  return `${what} of ${code}`;
}
