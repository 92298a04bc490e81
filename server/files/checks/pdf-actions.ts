import { BadContent } from '../file-rules.ts';
import {
  type ByNumber,
  elementsOf,
  objectsOf,
  type PdfObject,
  valueAt,
} from './pdf-dictionaries.ts';

/** Actions that open something outside of the document. */
const leaving = ['/URI', '/Thread'];

/**
 * Keys whose values are actions or parts of them: the kind and the next action of an action, and the events of
 * documents, pages and fields (ISO 32000, 12.6.3). All other keys of an action name places and data.
 */
const parts = new Set(
  '/S /Next /O /C /E /X /U /Fo /Bl /PO /PC /PV /PI /K /F /V /WC /WS /DS /WP /DP'.split(' '),
);

/**
 * Refuses addresses and other documents that are opened without a click: by `/OpenAction`, by `/AA`, or by an action
 * that follows.
 * @throws BadContent FILE_ACTIVE
 */
export function refuseOpening(objects: readonly PdfObject[], byNumber: ByNumber): void {
  const waiting = objects.flatMap(({ tokens }) => openingActions(tokens, byNumber));
  const seen = new Set<number>();
  for (let action = waiting.pop(); action; action = waiting.pop()) {
    const words = action;
    if (leaving.some((word) => words.includes(word))) throw new BadContent('FILE_ACTIVE');
    for (const number of nextNumbers(words)) {
      if (seen.has(number)) continue;
      seen.add(number);
      for (const { tokens } of objectsOf(byNumber, number)) waiting.push(tokens);
    }
  }
}

/** The values of `/OpenAction` and `/AA`. An array is no action but the place where the document opens. */
function openingActions(tokens: readonly string[], byNumber: ByNumber): (readonly string[])[] {
  return tokens.flatMap((word, at) => {
    if (word !== '/OpenAction' && word !== '/AA') return [];
    const value = valueAt(tokens, at + 1);
    const values =
      value[2] === 'R' ? objectsOf(byNumber, Number(value[0])).map((one) => one.tokens) : [value];
    return values.filter((one) => one[0] !== '[');
  });
}

/** The numbers of the objects that are part of an action or follow it. */
function nextNumbers(action: readonly string[]): number[] {
  if (action[0] !== '<<') return referencesAmong(action);
  return action.flatMap((word, at) =>
    parts.has(word) ? referencesAmong(valueAt(action, at + 1)) : [],
  );
}

/** The references that a value is or that are elements of it, not those of dictionaries inside. */
function referencesAmong(value: readonly string[]): number[] {
  if (value[0] === '<<') return [];
  const values = value[0] === '[' ? elementsOf(value) : [value];
  return values.flatMap((one) => (one[2] === 'R' ? [Number(one[0])] : []));
}
