import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';

/** The rule of a reason and of a comment: several lines of any characters. */
export const longText = v.pipe(
  v.string(),
  atMost(limits.longText),
  v.excludes('\0', 'NOT_ALLOWED'),
);
