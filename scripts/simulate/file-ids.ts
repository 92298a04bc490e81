/**
 * The variables of a change as they were captured: files get their ids only when they are uploaded.
 * @param paths of the files, such as `report.files.0`
 */
export function withoutFileIds(variables: unknown, paths: Iterable<string>): unknown {
  const captured = structuredClone(variables);
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at = captured as Record<string, unknown> | undefined;
    for (const step of steps) at = at?.[step] as Record<string, unknown> | undefined;
    if (at) at[last] = null;
  }
  return captured;
}
