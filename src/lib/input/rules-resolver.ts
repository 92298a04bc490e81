import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';

/**
 * Validates a form by a schema. The error of a field, such as `areas.0.value`, is the code of its first broken
 * rule; words come from `useProblemText`.
 */
export function rulesResolver<Values extends FieldValues>(
  schema: v.GenericSchema<Values, Values>,
): Resolver<Values> {
  return (values) => {
    const read = v.safeParse(schema, values);
    if (read.success) return { values: read.output, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of read.issues) {
      const field = v.getDotPath(issue) ?? 'root';
      if (!get(errors, field)) set(errors, field, { type: 'rule', message: issue.message });
    }
    return { values: {}, errors };
  };
}
