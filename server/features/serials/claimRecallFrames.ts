import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { lookUpNumbers } from './look-up-number.ts';
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
  const facts = await lookUpNumbers(ctx, readSerials(text));
  if (facts.length === 0) throw badUserInput('frameNumber is no frame number');
  const recalls = new Map(facts.flatMap((one) => one.recalls.map((recall) => [recall.id, recall])));
  return [...recalls.values()].map((recall) => ({ ...recall, frameNumber: String(frameNumber) }));
};
