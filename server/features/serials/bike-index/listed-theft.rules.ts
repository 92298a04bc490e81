import * as v from 'valibot';
import { foldSerial, parseStoredSerial } from '#shared/serials/parse-serial.ts';

/** A stolen bike as another register lists it, without anything about its owner. */
export interface ListedTheft {
  /** YYYY-MM-DD in UTC; null when it is not known. */
  since: string | null;
  /** The id of the bike there. */
  reference: string;
  /** Its public page. */
  link: string | null;
  /** The number there, where the wanted one only looks like it. */
  lookalike: string | null;
}

const seconds = v.optional(v.nullable(v.number()));
const bikes = v.object({
  bikes: v.array(
    v.object({
      id: v.number(),
      serial: v.optional(v.nullable(v.string())),
      stolen: v.boolean(),
      date_stolen: seconds,
      url: v.optional(v.nullable(v.string())),
    }),
  ),
});
const bike = v.object({
  bike: v.object({ stolen_record: v.nullish(v.object({ date_stolen: seconds })) }),
});

/**
 * Checks the shape of an answer.
 * @throws Error that names only the places: the values may be data of the owner, and errors are logged
 */
function parseAnswer<Shape extends v.GenericSchema>(
  shape: Shape,
  answer: unknown,
): v.InferOutput<Shape> {
  const read = v.safeParse(shape, answer);
  if (read.success) return read.output;
  const places = read.issues.map((issue) => v.getDotPath(issue) ?? 'all');
  throw new Error(`Bike Index answers another shape: ${places.join(', ')}`);
}

/**
 * Finds the stolen bike with a number in an answer of `/api/v3/search`, which also has similar numbers.
 * @param normal in normal form
 * @throws Error for an answer of another shape
 */
export function findListed(answer: unknown, normal: string): ListedTheft | null {
  const wanted = foldSerial(normal);
  const alike = parseAnswer(bikes, answer).bikes.flatMap((one) => {
    const number = parseStoredSerial(one.serial ?? '').normal;
    const isAlike = one.stolen && number !== undefined && foldSerial(number) === wanted;
    return isAlike ? [{ ...one, lookalike: number === normal ? null : number }] : [];
  });
  const found = alike.find(({ lookalike }) => lookalike === null) ?? alike[0];
  if (!found) return null;
  const { id, url, date_stolen, lookalike } = found;
  const link = url?.startsWith('https://') ? url : null;
  return { since: toDay(date_stolen), reference: String(id), link, lookalike };
}

/** Reads the day of the theft from an answer of `/api/v3/bikes/{id}`. @throws Error for another shape */
export function readTheftDate(answer: unknown): string | null {
  return toDay(parseAnswer(bike, answer).bike.stolen_record?.date_stolen);
}

/** @param at seconds since 1970 */
const toDay = (at: number | null | undefined): string | null =>
  at == null || !(Math.abs(at) < 1e11) ? null : new Date(at * 1_000).toISOString().slice(0, 10);
