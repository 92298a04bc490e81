import { nationalDigits } from './phone-numbers.ts';

/** The values by which a person could be found. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** The texts by which a person could be found: whole name, mail address and phone number in its spellings. */
export function toIdentifiers({ name, email, phone }: Person): string[] {
  const digits = nationalDigits(phone, '');
  const phones = digits === '' ? [] : [phone, phone.replace(/[^+\d]/g, ''), `0${digits}`, digits];
  // Shorter ones are part of any text.
  return [name, email, ...phones].map((text) => text.trim()).filter((text) => text.length >= 3);
}
