import * as v from 'valibot';
import { Problem } from './problem.ts';

/**
 * Returns the body of a REST call if it has the expected shape.
 * @throws 400 BAD_REQUEST naming the field
 */
export function readSent<Shape extends v.GenericSchema>(
  shape: Shape,
  sent: unknown,
): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, sent);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Problem(400, 'BAD_REQUEST', `${field}: ${issue.message}`, { field });
}
