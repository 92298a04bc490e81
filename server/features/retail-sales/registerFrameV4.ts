import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { answerFrame } from './list/answer-frame.ts';
import { registerSale } from './register/register-sales.ts';

/** Registers the sale of a frame, or changes it (O145). */
export const registerFrameV4: MutationResolvers['registerFrameV4'] = async (_, args, ctx) =>
  answerFrame(ctx, await once(ctx, 'registerFrameV4', args, (tx) => registerSale(tx, ctx, args)));
