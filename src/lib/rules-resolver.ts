import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/**
 * Validates a form by a schema of flat fields. The error of a field is the code of its first broken rule;
 * words come from `useProblemText`.
 */
export function rulesResolver<Values extends FieldValues>(
  schema: v.GenericSchema<Values, Values>,
): Resolver<Values> {
  return (values) => {
    const read = v.safeParse(schema, values);
    if (read.success) return { values: read.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of read.issues) {
      errors[v.getDotPath(issue) ?? 'root'] ??= { type: 'rule', message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
