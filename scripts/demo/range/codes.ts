import { ean13 } from '../ean.ts';
import { type Brand, brands } from './brands.ts';
import type { Model } from './model.ts';

/** The id of a model's product group, such as `AL10043`. */
export function groupId({ brand, index }: Model): string {
  return `${brands[brand as Brand][0]}${10_000 + index}`;
}

/** The codes of one variant: `AL1004302` is its code, `AL 10043-02` how it is printed. */
export function articleCodes(
  model: Model,
  place: number,
): { code: string; codeDisplay: string; ean: string } {
  const id = groupId(model);
  const two = String(place + 1).padStart(2, '0');
  return {
    code: `${id}${two}`,
    codeDisplay: `${id.slice(0, 2)} ${id.slice(2)}-${two}`,
    ean: ean13(model.index * 100 + place + 1),
  };
}
