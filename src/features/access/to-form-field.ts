/** Returns the field of a form for one of the server, such as `name` for `role.name`; null for none of the form. */
export function toFormField<Name extends string>(
  serverField: string,
  names: readonly Name[],
): Name | null {
  const [, field] = serverField.split('.');
  return names.find((name) => name === field) ?? null;
}
