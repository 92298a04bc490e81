import * as v from 'valibot';
import { deviceStorage } from '../device/device-storage.ts';

const prefix = (userId: string | number) => `pannier.input.${userId}.`;

/** The kind of data a form stores for a user: a draft, or a request without an answer. */
export type KeptKind = 'draft' | 'unanswered';

/**
 * A small value that a form keeps over reloads, for one user, until they log out. Values that no
 * longer fit the schema count as not there.
 * @param name the form and what it is about, such as `checkout.0002000001`
 */
export function keptInput<T>(
  userId: string | number,
  kind: KeptKind,
  name: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const key = `${prefix(userId)}${kind}.${name}`;
  return {
    read: (): T | null => {
      const result = v.safeParse(schema, deviceStorage.read(key));
      return result.success ? result.output : null;
    },
    /** @throws when the browser keeps nothing or has no room; forgetting (null) never throws */
    keep: (value: T | null): void => {
      if (value === null) deviceStorage.remove(key);
      else deviceStorage.write(key, value);
    },
  };
}

/**
 * A draft on this device with an id, which all tabs that show the draft share until it is forgotten. Two of them then
 * capture it once (`deriveId`).
 */
export function keptDraft<T>(
  userId: string | number,
  name: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const kept = keptInput(userId, 'draft', name, schema);
  const id = keptInput(userId, 'draft', `${name}.id`, v.string());
  return {
    read: kept.read,
    readId: id.read,
    /** @throws as that of `keptInput` */
    keep: (value: T | null): void => {
      kept.keep(value);
      if (value === null) id.keep(null);
      else if (id.read() === null) id.keep(crypto.randomUUID());
    },
  };
}

function listKeys(userId: string | number, kind = ''): string[] {
  return deviceStorage.keys(prefix(userId) + kind);
}

/** How many of the user's forms were sent and have no answer yet. */
export function countUnanswered(userId: string | number): number {
  return listKeys(userId, 'unanswered').length;
}

/** Forgets everything the user's forms keep; at logout. */
export function wipeKeptInput(userId: string | number): void {
  for (const key of listKeys(userId)) deviceStorage.remove(key);
}
