import * as v from 'valibot';
import { dayParam, defineListParams, pageParams } from '#src/crud/list/list-params.ts';
import { isPeriod } from './period.rules.ts';

/** The days of a statement of account; without days those of the last three months. */
export const statementParams = defineListParams(
  v.pipe(
    v.object({ from: dayParam(), to: dayParam(), ...pageParams }),
    v.forward(
      v.check(({ from, to }) => (from === '' && to === '') || isPeriod({ from, to })),
      ['from'],
    ),
  ),
  [],
);
