import { benefitSteps } from '#server/features/shipping/shipping.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  FreightBenefit,
  QueryCartFreightBenefitsArgs,
} from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { areaBenefit } from '#shared/freight-benefit.ts';

const mostAreas = 100;

/** The reduction of the freight by pieces from warehouse areas, and what the next step needs (O044). */
export async function cartFreightBenefits(
  _root: unknown,
  { qtyByWarehouseArea }: QueryCartFreightBenefitsArgs,
  ctx: Context,
): Promise<FreightBenefit[]> {
  if (qtyByWarehouseArea.length > mostAreas) throw badUserInput(`At most ${mostAreas} areas`);
  const steps = await benefitSteps(ctx.db, viewerOf(ctx).sorg);
  return qtyByWarehouseArea.map(({ area, qty }) => areaBenefit(area, qty, steps));
}
