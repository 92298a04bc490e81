import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a number or a day was refused, in the forms of sales, inspections and recalls alike (M050). */
export const serialProblems = registerProblemTexts({
  FRAME_TOO_LONG: msg`The frame number has more than 30 characters`,
  SERIAL_CHARACTERS: msg`A number has only letters and digits`,
  NO_SERIAL_NUMBER: msg`This is no frame or serial number. Type the number alone.`,
  SEVERAL_NUMBERS: msg`There are several numbers. Type the one that is meant alone.`,
  IN_FUTURE: msg`This day is in the future`,
});
