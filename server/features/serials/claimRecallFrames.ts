import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { lookUpNumber, requireFacts } from './look-up-number.ts';
import { listFramesOfRecall } from './recalls/recalls.store.ts';

/** The recalls of a frame, or the frames of a recall. */
export const claimRecallFrames: QueryResolvers['claimRecallFrames'] = async (_, args, ctx) => {
  const { frameNumber, recallId } = args;
  if ((frameNumber == null) === (recallId == null))
    throw badUserInput('Either frameNumber or recallId is needed');
  if (recallId != null) {
    const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
    return listFramesOfRecall(ctx.db, reader, checkedText(recallId, 'recallId', 60));
  }
  const text = checkedText(String(frameNumber), 'frameNumber', mostTypedCharacters);
  const { recalls } = requireFacts(await lookUpNumber(ctx, readSerials(text)));
  return recalls.map((recall) => ({ ...recall, frameNumber: String(frameNumber) }));
};
