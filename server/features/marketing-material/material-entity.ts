import type { FieldValues } from '#server/features/audit/audit.public.ts';
import {
  createItemEntity,
  toAuditedCards,
  toAuditedItem,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MarketingMaterial, MarketingMaterialInput } from '#server/graphql/generated/types.ts';
import { findMaterial, type MaterialRow, materialKind } from './material.store.ts';
import { parseMaterial } from './parse-material.ts';
import { toMaterial } from './show-material.ts';

/** The values of material that its history compares. */
export const toAuditedMaterial = (row: MaterialRow): FieldValues => {
  const { file: placeholderFile, ...cards } = toAuditedCards(row);
  return {
    ...toAuditedItem(materialKind, row),
    ...cards,
    placeholderFile: placeholderFile ?? null,
    category: row.category.title,
    tags: row.tags.join(', '),
    articles: row.articles.join(', '),
    models: row.models.join(', '),
    brands: row.brands.join(', '),
    published: row.published,
  };
};

/** Describes material to the shared mutations, for one request. @throws GraphQLError FORBIDDEN */
export const createMaterialEntity = (ctx: Context) =>
  createItemEntity<MaterialRow, MarketingMaterialInput, MarketingMaterial>(ctx, {
    kind: materialKind,
    feature: 'marketing-material',
    ownsHistory: true,
    find: findMaterial,
    parse: parseMaterial,
    show: (row, reader) => toMaterial(row, reader, ctx),
    audited: toAuditedMaterial,
  });
