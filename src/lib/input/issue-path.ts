import type * as v from 'valibot';

type IssuePath = [v.ObjectPathItem, ...v.IssuePathItem[]];

/** The path of a field as valibot writes it, of which only the keys are read. @param field its name, with dots inside lists */
export function toIssuePath(input: object, field: string): IssuePath {
  return field.split('.').map((key) => ({
    type: 'object' as const,
    origin: 'value' as const,
    input: input as Record<string, unknown>,
    key,
    value: undefined,
  })) as unknown as IssuePath;
}
