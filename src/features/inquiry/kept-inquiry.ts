import * as v from 'valibot';
import type { InquiryField, InquiryValues } from '#shared/inquiry/inquiry.rules.ts';

const key = 'pannier-inquiry';
const shape = v.record(v.string(), v.string());

/**
 * The inquiry that is being typed, kept over reloads in this tab alone until it is sent: the tablet may be the
 * shop's, and the typed data those of a stranger. A browser that keeps nothing loses only that.
 */
export const keptInquiry = {
  read(): Partial<Record<InquiryField, string>> {
    try {
      const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return read.success ? read.output : {};
    } catch {
      return {};
    }
  },
  keep(values: InquiryValues): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {
      // The page itself still has it.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to forget.
    }
  },
};
