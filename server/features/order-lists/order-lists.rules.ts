import type { Viewer } from '#server/graphql/context.ts';
import type { OrderListInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { listLimits, listNameProblem, type NameProblem } from '#shared/order-lists.ts';
import { checkQty, maxQty, type QtyProblem } from '#shared/quantity.ts';

/** The owner of a list: lists belong to a user and one customer. */
export interface ListKeeper {
  sorg: string;
  userId: number;
  customer: string;
}

/** A list in the shape the database takes it, with one line an article. */
export interface ListToKeep {
  id: string;
  kind: OrderListInput['kind'];
  name: string;
  shared: boolean;
  active: boolean;
  lines: { articleCode: string; qty: number }[];
}

/** The viewer as a keeper for the active customer; null when none is selected. */
export function listKeeper({ sorg, userId, customer }: Viewer): ListKeeper | null {
  return customer && { sorg, userId, customer: customer.unified };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id has the format of a list's id; no list has any other. */
export function isListId(id: string): boolean {
  return uuid.test(id);
}

/** The list as it is kept: blanks around the name left out, of several lines for one article the last. */
export function listToKeep({ id, kind, name, shared, active, lines }: OrderListInput): ListToKeep {
  const last = new Map<string, ListToKeep['lines'][number]>();
  for (const { articleCode, qty } of lines) {
    last.delete(articleCode);
    last.set(articleCode, { articleCode, qty });
  }
  return {
    id: id.toLowerCase(),
    kind,
    name: name.trim(),
    shared: shared ?? false,
    active: active ?? false,
    lines: [...last.values()],
  };
}

const nameMessages: Record<NameProblem, string> = {
  REQUIRED: 'Give it a name',
  TOO_LONG: `A name has at most ${listLimits.name} characters`,
  NOT_ALLOWED: 'A name is one line of text',
};

const qtyMessages: Record<QtyProblem, string> = {
  NOT_A_QUANTITY: 'The quantity is not a whole number',
  QTY_TOO_SMALL: 'The quantity is too small',
  QTY_TOO_LARGE: `The quantity is above ${maxQty}`,
  OVER_QUOTA: 'max quantity limit in EA',
};

/** Returns the problems of a list, apart from its articles. */
export function listProblems(list: OrderListInput): UserError[] {
  const problems: UserError[] = [];
  const name = listNameProblem(list.name);
  if (!isListId(list.id)) problems.push(userError('id', 'BAD_ID', 'The id is no UUID'));
  if (name) problems.push(userError('name', name, nameMessages[name]));
  if (list.shared && list.kind !== 'template')
    problems.push(userError('shared', 'NOT_A_TEMPLATE', 'Only templates can be shared'));
  if (list.active && list.kind !== 'cart')
    problems.push(userError('active', 'NOT_A_CART', 'Only a cart can be the active one'));
  if (list.active && list.lines.length > 0)
    problems.push(userError('lines', 'LINES_IN_CART', 'The lines of the active cart are the cart'));
  if (list.lines.length > listLimits.lines)
    problems.push(
      userError('lines', 'TOO_MANY_LINES', `A list holds at most ${listLimits.lines} lines`),
    );
  else problems.push(...qtyProblems(list));
  return problems;
}

function qtyProblems({ lines }: OrderListInput): UserError[] {
  return lines.flatMap(({ qty }, index) => {
    const problem = qty < 1 ? 'QTY_TOO_SMALL' : checkQty(qty, null);
    return problem ? [userError(`lines.${index}.qty`, problem, qtyMessages[problem])] : [];
  });
}

/** A line for each article that the sales organisation does not have. */
export function unknownArticles(
  codes: readonly (string | null)[],
  known: ReadonlySet<string>,
  field: string,
): UserError[] {
  return codes.flatMap((code, index) =>
    code === null || known.has(code)
      ? []
      : [
          userError(
            `${field}.${index}.articleCode`,
            'UNKNOWN_ARTICLE',
            `There is no article ${code.replaceAll('\0', '')}`,
          ),
        ],
  );
}

/** Why the keeper may not keep a list under this id; null when nothing is in the way. */
export function standingProblem({
  others,
  owner,
}: {
  others: number;
  owner: 'own' | 'seen' | 'hidden' | null;
}): UserError | null {
  if (owner === 'seen') return userError('id', 'NOT_OWNER', 'Only its owner can change it');
  if (owner === 'hidden') return userError('id', 'ID_TAKEN', 'Use another id');
  if (owner === null && others >= listLimits.lists)
    return userError('id', 'TOO_MANY_LISTS', `At most ${listLimits.lists} lists`);
  return null;
}
