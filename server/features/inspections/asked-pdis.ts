import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import type { AskedPdis } from './pdi.store.ts';

type Text = string | null | undefined;

/** The part of the list that a query or an export asks for; empty texts and null leave all. */
export function toAskedPdis(asked: {
  search?: Text;
  custCode?: Text;
  brand?: Text;
  mechanic?: Text;
  from?: Text;
  to?: Text;
  withDeleted?: boolean | null | undefined;
}): AskedPdis {
  return {
    filter: {
      custCode: asked.custCode || null,
      brand: asked.brand || null,
      mechanic: asked.mechanic || null,
      from: asked.from || null,
      to: asked.to || null,
      kept: asked.withDeleted ? null : true,
    },
    search: toSearchPatterns(asked.search),
  };
}
