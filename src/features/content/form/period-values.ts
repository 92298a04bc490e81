import * as v from 'valibot';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';

/** The entry of a form's schema for the days on which an item is shown, the last one included (reading 98). */
export const daysEntry: v.GenericSchema<DayRange> = v.pipe(
  v.object({ from: v.string(), to: v.string() }),
  v.check(({ from, to }) => from !== '' && to !== '', 'REQUIRED'),
  v.check(({ from, to }) => to === '' || from <= to, 'ENDS_BEFORE_START'),
);

/** The fields of the server that are about the days of an item. */
export const isDayField = (name: string): boolean =>
  ['from', 'to', 'validFrom', 'validTo'].includes(name);
