import type { CatalogEngine } from '../catalog-engine.ts';
import type { FoundGroup } from '../query-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { DetailAnswer } from './answer-shapes.ts';
import { groupAnswer, pickDescription } from './group.rules.ts';
import { createTextReader, translateNames } from './text-reader.rules.ts';

/** A model with its related ones, as places in the engine. */
export interface FoundDetails {
  model: FoundGroup;
  related: FoundGroup[];
}

/** Finds the model under a slug; null when there is none with an active article. */
export function findDetails(engine: CatalogEngine, slug: string): FoundDetails | null {
  const group = engine.groupBySlug(slug);
  if (group === null) return null;
  const model = { group, rows: engine.rowsOf(group) };
  if (model.rows.length === 0) return null;
  const { id, related } = engine.group(group);
  const others = [...new Set(related)].filter((other) => other !== id);
  return {
    model,
    related: others.flatMap((other) => {
      const place = engine.groupById(other);
      const rows = place === null ? [] : engine.rowsOf(place);
      return place === null || rows.length === 0 ? [] : [{ group: place, rows }];
    }),
  };
}

/** A model that has been found, with all its variants and related models. */
export function toDetailAnswer(ctx: AnswerContext, { model, related }: FoundDetails): DetailAnswer {
  const read = createTextReader(ctx.engine.names, ctx.locale);
  const row = translateNames(ctx.engine.group(model.group), read);
  const { descriptions, specs } = ctx.detailsOf?.(model.group) ?? ctx.engine.details(model.group);
  const group = groupAnswer(ctx, model);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    brand: row.brand,
    model: row.model,
    serie: row.serie,
    model_year: row.model_year,
    description: pickDescription(descriptions, ctx.locale),
    image: group.image,
    specs: specs.map(({ name, value }) => ({ name: read(name), value: read(value) })),
    items: group.items,
    related: related.map((found) => groupAnswer(ctx, found)),
    asOf: ctx.asOf,
  };
}

/** A model under a slug; null when there is nothing to show (O034). */
export function detailsAnswer(ctx: AnswerContext, slug: string): DetailAnswer | null {
  const found = findDetails(ctx.engine, slug);
  return found && toDetailAnswer(ctx, found);
}
