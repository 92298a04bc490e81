import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { findFrames } from '#server/features/serials/serials.public.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { PdiInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { getDayIn } from '#shared/days.ts';
import { inspectionFields } from '#shared/inspections/inspection.fields.ts';
import {
  inspectionFiles,
  mostValueCharacters,
  validateChecklist,
} from '#shared/inspections/inspection.rules.ts';
import { fieldRules, lineOf, namesOf } from '#shared/record-fields.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { notEmpty, required } from '#shared/validation/rules.ts';
import { findPdiFacts, type PdiFacts } from './pdi-facts.store.ts';
import type { PdiValues } from './write-pdi.store.ts';

const textNames = namesOf(inspectionFields, 'text');

const schema = v.object({
  ...fieldRules(inspectionFields),
  id: v.pipe(v.string(), v.uuid('BAD_ID')),
  frameNumber: v.pipe(v.string(), required, notEmpty),
  modelYear: v.nullish(
    v.pipe(v.number(), v.minValue(1900, 'NOT_A_YEAR'), v.maxValue(2200, 'NOT_A_YEAR')),
  ),
  list: v.pipe(
    v.string(),
    v.maxLength(60, 'CHECKLIST_INCOMPLETE'),
    v.excludes('\0', 'NOT_ALLOWED'),
  ),
  checklist: v.pipe(
    v.array(v.object({ value: v.nullish(lineOf(mostValueCharacters)) })),
    v.maxLength(1_000, 'CHECKLIST_INCOMPLETE'),
  ),
});

/**
 * Checks an inspection (B238, B239) and completes it: the customer, the day, and the texts of its list.
 * @param stored whether it is a change of the inspection with this id
 */
export async function parsePdi(
  tx: Db,
  ctx: Context,
  input: PdiInput & { id: string },
  { stored }: { stored: boolean },
): Promise<Checked<PdiValues>> {
  const texts = Object.fromEntries(textNames.map((name) => [name, input[name] ?? ''])) as Pick<
    PdiValues,
    (typeof textNames)[number]
  >;
  const wrong = ruleErrors(schema, { ...input, ...texts }, 'input');
  const { normal, problem } = parseSerial(input.frameNumber);
  if (problem && problem !== 'REQUIRED')
    wrong.push(userError('input.frameNumber', problem, 'This is no frame number'));
  if (normal === undefined || wrong.length > 0) return { userErrors: wrong };
  const viewer = viewerOf(ctx);
  const today = getDayIn(ctx.host.timeZone);
  const signature = input.signature ?? null;
  const facts = await findPdiFacts(tx, viewer.sorg, { ...input, signature });
  const customer = await findInspectedCustomer(tx, viewer, input.custCode ?? null, normal);
  const problems = [
    ...(facts.isIdTaken && !stored ? [userError('input.id', 'BAD_ID', 'The id is taken')] : []),
    ...(facts.isArticleKnown
      ? []
      : [userError('input.articleCode', 'UNKNOWN_ARTICLE', 'There is no such article')]),
    ...(customer ? [] : [userError('input.custCode', 'UNKNOWN_CUSTOMER', 'Choose a customer')]),
    ...((input.inspectedOn ?? today) > today
      ? [userError('input.inspectedOn', 'IN_FUTURE', 'The day has not come yet')]
      : []),
    ...validateFiles(input, facts),
    ...validatePoints(input, facts),
  ];
  if (!customer || problems.length > 0) return { userErrors: problems };
  return {
    parsed: {
      ...texts,
      id: input.id,
      customer,
      frameNumber: input.frameNumber.trim(),
      frameNormal: normal,
      mechanic: texts.mechanic.trim(),
      modelYear: input.modelYear ?? null,
      list: input.list,
      listVersion: input.listVersion,
      inspectedOn: input.inspectedOn ?? today,
      signature,
      items: toItems(input, facts),
    },
  };
}

/** The given customer, else the active one, else the one that the frame was delivered to. */
async function findInspectedCustomer(
  tx: Db,
  viewer: Viewer,
  custCode: string | null,
  normal: string,
): Promise<string | null> {
  const asked = custCode ?? viewer.customer?.unified;
  if (asked) return (await findCustomer(tx, viewer, asked))?.unified ?? null;
  const [frames = []] = await findFrames(tx, viewer, [normal]);
  return frames.find(({ isOwn }) => isOwn)?.customer ?? null;
}

function validateFiles({ checklist, signature }: PdiInput, facts: PdiFacts): UserError[] {
  const photos = checklist.flatMap((point) => point.photos ?? []);
  if (photos.length > inspectionFiles.most || new Set([...photos, signature]).size <= photos.length)
    return [
      userError('input.checklist', 'TOO_MANY_FILES', 'Too many photos, or one of them twice'),
    ];
  if ((facts.signatureBytes ?? 0) > inspectionFiles.mostSignatureBytes)
    return [userError('input.signature', 'SIGNATURE_TOO_LARGE', 'The signature is too large')];
  return [];
}

function validatePoints({ checklist }: PdiInput, { points }: PdiFacts): UserError[] {
  const found = validateChecklist(
    points ?? [],
    checklist.map(({ checklistId, checked, value, photos }) => ({
      checklistId,
      checked,
      value: value ?? '',
      photos: photos?.length ?? 0,
    })),
  );
  if (!found) return [];
  const field = found.at === null ? 'input.checklist' : `input.checklist.${found.at}`;
  return [userError(field, found.code, 'The points are not those of the list, or not complete')];
}

/** The points with the texts of the list, so that the inspection keeps them. */
function toItems({ checklist }: PdiInput, { points }: PdiFacts): PdiValues['items'] {
  const filled = new Map(checklist.map((point) => [point.checklistId, point]));
  return (points ?? []).map((point) => {
    const { checked = false, value, photos } = filled.get(point.checklistId) ?? {};
    return { ...point, checked, value: value?.trim() ?? '', photos: photos ?? [] };
  });
}
