import * as v from 'valibot';
import { checkedBy } from '#shared/validation/rules.ts';
import { findVisitGaps, visitRules } from '#shared/visits/visit-values.rules.ts';
import { toIssuePath } from '#src/lib/input/issue-path.ts';
import type { VisitOption } from '../visit-basis.ts';
import { parseVisitQty } from './visit-qty.ts';
import type { VisitValues } from './visit-values.ts';

type OptionList = VisitOption['list'];

/** A problem of a field: its name, with dots inside lists, and its code. */
type FieldProblem = readonly [field: string, code: string];

/** Whether one of the chosen options needs a text (reading 113). */
export const needsText = (
  options: readonly VisitOption[],
  list: OptionList,
  chosen: readonly string[],
): boolean =>
  options.some((option) => option.list === list && option.needsText && chosen.includes(option.id));

/** The options that are chosen, with their lists and the fields that hold them. An id is unique in its list only. */
export const listChosen = ({ brandDisplay, seriesList, equipment }: VisitValues) =>
  [
    ['brandDisplay', 'brandDisplay', brandDisplay ? [brandDisplay] : []],
    ['seriesList', 'series', seriesList],
    ['equipment', 'equipment', equipment],
  ] as const satisfies (readonly [keyof VisitValues, OptionList, readonly string[]])[];

const toKey = (list: OptionList, id: string) => `${list}/${id}`;

/** The keys of the options that a visit has. */
export const listChosenKeys = (values: VisitValues): string[] =>
  listChosen(values).flatMap(([, list, chosen]) => chosen.map((id) => toKey(list, id)));

function findProblems(
  values: VisitValues,
  options: readonly VisitOption[],
  present: readonly string[],
): FieldProblem[] {
  const offered = new Set([...options.map(({ list, id }) => toKey(list, id)), ...present]);
  const gone = listChosen(values).filter(
    // Without options on the device nothing is known of them, and the server decides.
    ([, list, chosen]) => options.length > 0 && !chosen.every((id) => offered.has(toKey(list, id))),
  );
  const halves = values.seriesBrand.flatMap(({ brand, series }, at): FieldProblem[] => {
    const isHalf = brand.trim() === '' && series.trim() !== '';
    return isHalf ? [[`seriesBrand.${at}.brand`, 'REQUIRED']] : [];
  });
  const gaps = findVisitGaps(
    {
      ...values,
      otherMidrange: values.otherMidrange === 'yes',
      brandDisplay: values.brandDisplay || null,
    },
    (list, id) => needsText(options, list, [id]),
    (place) => values[place].length > 0,
  );
  return [
    ...(values.customer === null ? [['customer', 'REQUIRED'] as const] : []),
    ...gone.map(([field]): FieldProblem => [field, 'OPTION_GONE']),
    ...halves,
    ...gaps.map(({ field, code }): FieldProblem => [field, code]),
  ];
}

const typedQty = v.pipe(
  v.string(),
  checkedBy((text) => (text.trim() === '' || parseVisitQty(text) !== null ? null : 'BAD_QUANTITY')),
);

/**
 * The rules of a visit (N127, reading 81).
 * @param options those of the kind, which say whether they need a text
 * @param present the keys of those that a stored visit has, which may stay when they are no longer offered
 */
export const visitSchema = (
  options: readonly VisitOption[],
  present: readonly string[] = [],
): v.GenericSchema<VisitValues, VisitValues> =>
  v.pipe(
    v.looseObject({
      ...visitRules,
      qtyPlgGrp: typedQty,
      qtyNonPlgGrp: typedQty,
    }) as unknown as v.GenericSchema<VisitValues, VisitValues>,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [field, message] of findProblems(dataset.value, options, present))
        addIssue({ message, path: toIssuePath(dataset.value, field) });
    }),
  );
