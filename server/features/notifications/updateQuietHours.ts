import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { isTimeZone } from '#shared/days.ts';
import { isTime, type QuietTimes } from './settings/quiet-hours.rules.ts';
import { saveQuietHours } from './settings/settings.store.ts';

/** Sets when the viewer's devices stay silent; null for never. */
export const updateQuietHours: MutationResolvers['updateQuietHours'] = async (
  _root,
  { quietHours },
  ctx,
) => {
  const viewer = viewerOf(ctx);
  const times = quietHours ?? null;
  return once(ctx, 'updateQuietHours', { times }, async (tx): Promise<MutationFailure> => {
    const problems = times ? problemsOf(times) : [];
    if (problems.length > 0) return failure(problems);
    await saveQuietHours(tx, viewer, times);
    return { message: success('Quiet hours saved'), userErrors: [] };
  });
};

function problemsOf({ from, to, timeZone }: QuietTimes): UserError[] {
  const problems = Object.entries({ from, to })
    .filter(([, time]) => !isTime(time))
    .map(([field]) => userError(`quietHours.${field}`, 'NOT_A_TIME', 'Use HH:MM'));
  if (problems.length === 0 && from === to)
    problems.push(userError('quietHours.to', 'SAME_TIME', 'End and beginning are the same'));
  if (timeZone.length > 60 || !isTimeZone(timeZone))
    problems.push(userError('quietHours.timeZone', 'UNKNOWN_TIME_ZONE', 'No such time zone'));
  return problems;
}
