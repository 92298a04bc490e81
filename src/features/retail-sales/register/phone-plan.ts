import metadata from 'libphonenumber-js/metadata.min.json';
import { readPhone } from '#shared/read-phone.ts';

/** Returns the code of what is wrong with a telephone number. @param prefix the host's `telpCode` */
export const findPlanProblem = (text: string, prefix: string): string | null =>
  readPhone(text, { prefix, metadata }).problem ?? null;
