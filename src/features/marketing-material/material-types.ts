import { msg } from '@lingui/core/macro';
import type { MarketingMaterialType } from '#src/graphql/generated/graphql.ts';

/** The types in the order of the menu, with their words in addresses (reading 3) and names. */
export const materialTypes = [
  { type: 'brand_assets', word: 'brand-assets', name: msg`Brand assets` },
  { type: 'marketing_material', word: 'product-lineup', name: msg`Product lineup` },
] as const;

/** A type by its word in an address; undefined for another word, which is the id or route of a category (N012). */
export const findMaterialType = (word: string | undefined) =>
  materialTypes.find((one) => one.word === word);

/** Word and name of a type. */
export const describeType = (type: MarketingMaterialType) =>
  materialTypes.find((one) => one.type === type) ?? materialTypes[0];
