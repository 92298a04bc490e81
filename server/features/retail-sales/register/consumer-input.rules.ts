import * as v from 'valibot';
import { storedAddress } from '#server/lib/mail-address.ts';
import { readPhone } from '#server/lib/phone-numbers.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, checkedBy, email, notEmpty, required } from '#shared/validation/rules.ts';

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

/** The data of a consumer as clients send it. @param phonePrefix of the host */
export const consumerSchema = (phonePrefix: string) =>
  v.object({
    name: v.pipe(v.string(), required, notEmpty, atMost(100), clean),
    phone: v.nullish(
      v.pipe(
        v.string(),
        checkedBy((text) => readPhone(text, phonePrefix).problem ?? null),
      ),
    ),
    email: v.nullish(v.pipe(v.string(), email)),
    address: oneLine(limits.text),
    city: oneLine(100),
  });

type SentConsumer = v.InferInput<ReturnType<typeof consumerSchema>>;

/** A consumer as a registration names it: undefined leaves what the changed sale has of the same person. */
export type NamedConsumer = Pick<Consumer, 'name'> & {
  [Field in Exclude<keyof Consumer, 'name'>]: string | undefined;
};

/** Reads a checked consumer in the form in which it is stored. @param phonePrefix of the host */
export function toNamedConsumer(customer: SentConsumer, phonePrefix: string): NamedConsumer {
  const { name, phone: typed, email: address } = customer;
  const trimmed = (text: string | null | undefined) =>
    text === undefined ? undefined : (text?.trim() ?? '');
  return {
    name: name.trim(),
    phone: typed === undefined ? undefined : readPhone(typed ?? '', phonePrefix).number,
    email: address === undefined ? undefined : storedAddress(address ?? ''),
    address: trimmed(customer.address),
    city: trimmed(customer.city),
  };
}

/** Reads a checked consumer; what is not named is ''. @param phonePrefix of the host */
export function toConsumer(customer: SentConsumer, phonePrefix: string): Consumer {
  return fillConsumer(toNamedConsumer(customer, phonePrefix), null);
}

/** Returns a consumer in full. @param known the data that hold where nothing is named; null for none */
export function fillConsumer(named: NamedConsumer, known: Consumer | null): Consumer {
  return {
    name: named.name,
    phone: named.phone ?? known?.phone ?? '',
    email: named.email ?? known?.email ?? '',
    address: named.address ?? known?.address ?? '',
    city: named.city ?? known?.city ?? '',
  };
}
