import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import type { ActionResult, MutationAnswer } from '#src/crud/action/use-action.ts';

/** The sample feature's record: a repair rack that a shop has bought. */
export interface Stand {
  id: string;
  name: string;
  kind: 'clamp' | 'axle';
  boughtOn: string;
  /** Minor units. */
  price: number | null;
  note: string;
  version: number;
}

export const standRules = v.object({
  name: v.pipe(v.string(), required, notEmpty, atMost(40)),
  kind: v.picklist(['clamp', 'axle']),
  boughtOn: v.string(),
  price: v.nullable(v.number('NOT_AN_AMOUNT')),
  note: v.pipe(v.string(), atMost(200)),
});
export type StandValues = v.InferOutput<typeof standRules>;

export const standKinds = [
  { value: 'clamp', label: 'Clamp' },
  { value: 'axle', label: 'Axle' },
] as const;

export const blankStand: StandValues = {
  name: '',
  kind: 'clamp',
  boughtOn: '',
  price: null,
  note: '',
};

let stands: Stand[] = Array.from({ length: 24 }, (_, index) => ({
  id: `S-${index + 1}`,
  name: index === 2 ? 'Stand with a name of forty characters, red' : `Stand ${index + 1}`,
  kind: index % 3 === 0 ? 'axle' : 'clamp',
  boughtOn: `2026-0${(index % 9) + 1}-14`,
  price: 12_900 + index * 500,
  note: '',
  version: 1,
}));

interface Page {
  search: string;
  kind: string;
  sort: string;
  page: number;
  limit: number;
}

function findStands({ search, kind, sort, page, limit }: Page) {
  const texts = search.toLowerCase();
  const found = stands.filter(
    (stand) => stand.name.toLowerCase().includes(texts) && (!kind || stand.kind === kind),
  );
  const by = sort.replace('-', '') as 'name' | 'boughtOn';
  const sign = sort.startsWith('-') ? -1 : 1;
  const rows = sort ? found.toSorted((a, b) => sign * a[by].localeCompare(b[by])) : found;
  return { rows: rows.slice((page - 1) * limit, page * limit), count: found.length };
}

export const standQueries = {
  list: (params: Page) =>
    queryOptions({ queryKey: ['stands', 'list', params], queryFn: () => findStands(params) }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['stands', 'one', id],
      queryFn: () => stands.find((stand) => stand.id === id) ?? null,
    }),
};

type Saved = MutationAnswer & { record: Stand | null };

/**
 * Saves a record like a server: refuses a name that is taken and a stale version.
 * @param id null for a new record
 */
export async function saveStand(
  id: string | null,
  values: StandValues,
  version: number,
): Promise<ActionResult<Saved>> {
  const refuse = (code: string, field: string, record: Stand | null = null) => {
    const problems = [{ code, field }];
    const answer = { message: { status: false }, userErrors: problems, record };
    return { kind: 'refused', problems, answer } as const;
  };
  const old = stands.find((stand) => stand.id === id);
  if (stands.some(({ name }) => name === values.name && name !== old?.name))
    return refuse('NAME_TAKEN', 'input.name');
  if (old && old.version !== version) return refuse('STALE_VERSION', 'version', old);
  const record = { ...values, id: id ?? `S-${stands.length + 1}`, version: version + 1 };
  stands = old ? stands.map((one) => (one === old ? record : one)) : [record, ...stands];
  return { kind: 'done', answer: { message: { status: true }, userErrors: [], record } };
}

/**
 * Deletes records.
 * @returns a function that restores them
 */
export function deleteStands(ids: readonly string[]): () => void {
  const before = stands;
  stands = stands.filter(({ id }) => !ids.includes(id));
  return () => {
    stands = before;
  };
}
