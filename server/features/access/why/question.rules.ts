import { protectedOperations, protectedPages } from '#server/generated/protected-parts.ts';
import type { AccessQuestion } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';

/** The permissions and the customer that a question asks for. */
export interface Asked {
  /** Of each list one permission is needed; null where only a customer is asked for. */
  scopes: readonly (readonly string[])[] | null;
  /** Whether it changes something. */
  writes: boolean;
  customer: { sorg: string; unified: string } | null;
}

/** Reads a question. @throws GraphQLError BAD_USER_INPUT for one that asks for nothing, or for what does not exist */
export function readQuestion(question: AccessQuestion): Asked {
  const { page, operation, permission, customer } = question;
  const named = [page, operation, permission].filter((name) => name != null);
  if (named.length > 1) throw badUserInput('Ask for a page, an operation or a permission');
  if (named.length === 0 && !customer) throw badUserInput('The question asks for nothing');
  return {
    ...readPart(question),
    customer: customer
      ? {
          sorg: checkedText(customer.sorg, 'sorg'),
          unified: checkedText(customer.unified, 'unified'),
        }
      : null,
  };
}

function readPart({ page, operation, permission }: AccessQuestion): Omit<Asked, 'customer'> {
  if (permission != null)
    return { scopes: [[checkedText(permission, 'permission')]], writes: false };
  if (page != null)
    return { scopes: requirePart(protectedPages, page, 'page').scopes, writes: false };
  if (operation == null) return { scopes: null, writes: false };
  return requirePart(protectedOperations, operation, 'operation');
}

function requirePart<Part extends { name: string }>(
  parts: readonly Part[],
  name: string,
  kind: string,
): Part {
  const part = parts.find((one) => one.name === name);
  if (!part) throw badUserInput(`There is no such ${kind}`);
  return part;
}
