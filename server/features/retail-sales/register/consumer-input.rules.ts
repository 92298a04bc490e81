import * as v from 'valibot';
import { formatPhone } from '#shared/validation/format-phone.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, checkedBy, email, notEmpty, phone, required } from '#shared/validation/rules.ts';

/** The data of a consumer; '' where it is not known. */
export interface Consumer {
  name: string;
  phone: string;
  email: string;
  address: string;
  city: string;
}

/** Texts that the database can keep. */
export const clean = v.excludes<string, '\0', 'NOT_ALLOWED'>('\0', 'NOT_ALLOWED');

/** An optional text of one line. */
export const oneLine = (most: number) => v.nullish(v.pipe(v.string(), atMost(most), clean));

/** Digits as typed, or a number with its prefix as the portal answers it. */
const phoneNumber = checkedBy((text) =>
  text === '' || v.is(v.pipe(v.string(), phone), text) || /^\+[0-9]{4,20}$/.test(text)
    ? null
    : 'NOT_PHONE',
);

/** The data of a consumer as clients send it. */
export const consumerSchema = v.object({
  name: v.pipe(v.string(), required, notEmpty, atMost(100), clean),
  phone: v.nullish(v.pipe(v.string(), phoneNumber)),
  email: v.nullish(v.pipe(v.string(), email)),
  address: oneLine(limits.text),
  city: oneLine(100),
});

/** A checked consumer in the form in which it is stored. @param phonePrefix of the host */
export function toConsumer(
  customer: v.InferInput<typeof consumerSchema>,
  phonePrefix: string,
): Consumer {
  const typed = customer.phone ?? '';
  return {
    name: customer.name.trim(),
    phone: typed.startsWith('+') ? typed : formatPhone(typed, phonePrefix),
    email: customer.email ?? '',
    address: customer.address?.trim() ?? '',
    city: customer.city?.trim() ?? '',
  };
}
