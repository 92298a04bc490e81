import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { listVisitForms } from '#server/features/hosts/hosts.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  FormVisit,
  FormVisitInput,
  UserError,
  VisitKind,
  VisitOptionList,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { findVisitGaps, mostVisitRows, visitRules } from '#shared/visits/visit-values.rules.ts';
import { findVisitFacts, type VisitFacts } from './visit-facts.store.ts';
import { findPhotoProblems, placePhotos } from './visit-photos.ts';
import { readCapturedAt } from './visit-times.rules.ts';
import type { VisitValues } from './visit-values.ts';

/** A visit as clients send it, with its id. */
export interface SentVisit {
  id: string;
  input: FormVisitInput;
}

const code = v.nullish(
  v.pipe(v.string(), v.maxLength(200, 'TOO_LONG'), v.excludes('\0', 'NOT_TEXT')),
);
const codes = v.nullish(v.pipe(v.array(code), v.maxLength(mostVisitRows, 'TOO_MANY_ROWS')));

const schema = v.object({
  ...Object.fromEntries(Object.entries(visitRules).map(([name, rule]) => [name, v.nullish(rule)])),
  ...Object.fromEntries(visitPhotoPlaces.map((place) => [place, code])),
  custCode: code,
  brandDisplay: code,
  seriesList: codes,
  equipment: codes,
});

/**
 * Checks a visit (N127, N129, readings 81 and 113) and completes it: the customer, the photos that stay, the time.
 * @param current null for a new visit
 */
export async function parseVisit(
  tx: Db,
  ctx: Context,
  { id, input }: SentVisit,
  current: FormVisit | null,
): Promise<Checked<VisitValues>> {
  const wrong = ruleErrors(schema, input, 'input');
  if (!v.is(v.pipe(v.string(), v.uuid()), id) && !current)
    wrong.push(userError('input.id', 'BAD_ID', 'The id is no UUID'));
  for (const [at, { brand }] of (input.seriesBrand ?? []).entries())
    if (brand.trim() === '')
      wrong.push(userError(`input.seriesBrand.${at}.brand`, 'REQUIRED', 'Name the brand'));
  const now = Date.now();
  const capturedAt = current ? new Date(current.capturedAt) : readCapturedAt(input.capturedAt, now);
  if (!capturedAt)
    wrong.push(userError('input.capturedAt', 'IN_FUTURE', 'The time has not come yet'));
  const found = current ? toPresent(current) : await findTarget(tx, ctx, input);
  if ('userErrors' in found) wrong.push(...found.userErrors);
  if (wrong.length > 0 || 'userErrors' in found || !capturedAt) return { userErrors: wrong };

  const facts = await findVisitFacts(tx, viewerOf(ctx).sorg, { id, kind: found.kind });
  const values: VisitValues = {
    ...toValues(input),
    ...found,
    id,
    capturedAt,
    photos: placePhotos(input, current, now),
  };
  const problems = [
    ...(facts.isIdTaken && !current ? [userError('input.id', 'BAD_ID', 'The id is taken')] : []),
    ...findGoneOptions(values, facts, current),
    ...findPhotoProblems(values.photos),
    ...findGaps(values, facts),
  ];
  return problems.length > 0 ? { userErrors: problems } : { parsed: values };
}

/** The kind and the customer of a visit. */
type Target = Pick<VisitValues, 'kind' | 'customer'>;

const toPresent = ({ kind, custCode }: FormVisit): Target => ({ kind, customer: custCode });

/**
 * Finds the kind and the customer of a new visit, by the areas of now. A customer of others is answered like one that
 * does not exist: both may have left the areas since the visit was captured, and the code tells no stranger which
 * customers there are.
 */
async function findTarget(
  tx: Db,
  ctx: Context,
  { kind, custCode }: FormVisitInput,
): Promise<Target | { userErrors: UserError[] }> {
  const viewer = viewerOf(ctx);
  if (!kind) return { userErrors: [userError('input.kind', 'REQUIRED', 'Name the kind')] };
  if (!custCode)
    return { userErrors: [userError('input.custCode', 'REQUIRED', 'Choose a customer')] };
  if (!(await hasKind(tx, ctx, kind)))
    return {
      userErrors: [userError('input.kind', 'UNKNOWN_KIND', 'There are no such visits here')],
    };
  const customer = await findCustomer(tx, viewer, custCode);
  if (customer) return { kind, customer: customer.unified };
  const message = 'The customer is not in your areas';
  return { userErrors: [userError('input.custCode', 'CUSTOMER_MOVED', message)] };
}

/** Whether the viewer has a kind of visit forms (B036, reading 80). */
export const hasKind = async (db: Db, ctx: Context, kind: VisitKind): Promise<boolean> =>
  (await listVisitForms(db, viewerOf(ctx).userId)).includes(kind);

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';
const distinct = (ids: readonly string[] | null | undefined): string[] => [...new Set(ids)];

/** The values of a checked input that are stored as they are; rows without words are left out. */
const toValues = (input: FormVisitInput) => ({
  otherMidrange: input.otherMidrange ?? null,
  otherMidrangeDescription: trimmed(input.otherMidrangeDescription),
  brandDomination: input.brandDomination ?? null,
  qtyOwn: input.qtyPlgGrp ?? null,
  qtyOthers: input.qtyNonPlgGrp ?? null,
  brandDisplay: input.brandDisplay || null,
  brandDisplayDescription: trimmed(input.brandDisplayDescription),
  series: distinct(input.seriesList),
  seriesBrands: (input.seriesBrand ?? []).map(({ brand, series }) => ({
    brand: brand.trim(),
    series: series.trim(),
  })),
  otherSeries: (input.otherSeriesList ?? []).map(trimmed).filter(Boolean),
  notes: trimmed(input.notes).replaceAll('\r\n', '\n'),
  equipment: distinct(input.equipment),
  equipmentText: trimmed(input.equipmentText),
});

/** Finds options that are not offered any more; one that the visit has already may stay. */
function findGoneOptions(
  { brandDisplay, series, equipment }: VisitValues,
  { options }: VisitFacts,
  current: FormVisit | null,
): UserError[] {
  const present = {
    brandDisplay: current?.brandDisplay ? [current.brandDisplay] : [],
    series: current?.seriesList ?? [],
    equipment: current?.equipment ?? [],
  };
  const isGone = (list: VisitOptionList, id: string) =>
    !options.some((option) => option.list === list && option.id === id) &&
    !present[list].some((option) => option.id === id);
  const asked: [field: string, list: VisitOptionList, id: string][] = [
    ...(brandDisplay ? [['brandDisplay', 'brandDisplay', brandDisplay] as const] : []),
    ...series.map((id) => ['seriesList', 'series', id] as const),
    ...equipment.map((id) => ['equipment', 'equipment', id] as const),
  ].map(([field, list, id]) => [field, list, id]);
  const gone = asked.filter(([, list, id]) => isGone(list, id)).map(([field]) => field);
  return [...new Set(gone)].map((field) =>
    userError(`input.${field}`, 'OPTION_GONE', 'The option is not offered any more'),
  );
}

/** Finds what a visit lacks. An option that is gone needs no text. */
function findGaps(values: VisitValues, { options }: VisitFacts): UserError[] {
  const needsText = (list: VisitOptionList, id: string) =>
    options.some((option) => option.list === list && option.id === id && option.needsText);
  const gaps = findVisitGaps(values, needsText, (place) =>
    values.photos.some((photo) => photo.place === place),
  );
  return gaps.map(({ field, code }) => userError(`input.${field}`, code, `${field} is needed`));
}
