import * as v from 'valibot';
import { atMost, notEmpty, required } from './validation/rules.ts';

/** The kinds of a record's fields, and their values on the server. */
export interface KindValues {
  /** A text in one line. */
  text: string;
  /** The id of another record. */
  code: string;
  /** An e-mail address. */
  address: string;
  addresses: string[];
  switch: boolean;
  /** A number on a bike. */
  serial: string;
  year: number | null;
  /** YYYY-MM-DD. */
  day: string;
}

/** A field of a record, said once for its form, history, import, export and database (docs/recipes.md). */
export interface RecordField {
  kind: keyof KindValues;
  /** Most characters of a text. */
  limit?: number;
  /** A text that must be filled in. */
  required?: true;
  /** The state of a switch that nothing is said about. */
  on?: boolean;
  /** Its name as the column of files, where that is another one. */
  column?: string;
  /** It tells who a person is: the audit log masks it. */
  personal?: true;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

/** The values of fields on the server. */
export type ValuesOf<Fields extends RecordFields> = {
  -readonly [Name in keyof Fields]: KindValues[Fields[Name]['kind']];
};

/** The names of the fields of a kind. */
export type NameOf<Fields extends RecordFields, Kind extends keyof KindValues> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields] &
  string;

/** Returns the names of fields in their order, or only those of some kinds. */
export function namesOf<Fields extends RecordFields, Kind extends keyof KindValues>(
  fields: Fields,
  ...kinds: Kind[]
): NameOf<Fields, Kind>[] {
  const isAsked = (name: string) =>
    kinds.length === 0 || kinds.some((kind) => kind === fields[name]?.kind);
  return Object.keys(fields).filter(isAsked) as NameOf<Fields, Kind>[];
}

/** Returns values with some of their fields only. */
export function pickFields<Values, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

const empty: KindValues = {
  text: '',
  code: '',
  address: '',
  addresses: [],
  switch: false,
  serial: '',
  year: null,
  day: '',
};

/** Returns the values of fields that nothing is said about. */
export function emptyValues<Fields extends RecordFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, on }]) => [name, on ?? empty[kind]]),
  ) as ValuesOf<Fields>;
}

/** Returns the most characters of a field; undefined for one without a limit, and for what is no field. */
export const getLimit = (fields: RecordFields, name: string): number | undefined =>
  fields[name]?.limit;

/** The rule of a text in one line. */
export const lineOf = (most: number) =>
  v.pipe(v.string(), atMost(most), v.excludes('\0', 'NOT_ALLOWED'));

/** Returns the rules of the fields that are texts or switches, for `v.object`. */
export function fieldRules<Fields extends RecordFields>(fields: Fields) {
  const toRule = ({ limit = 0, required: isNeeded }: RecordField) =>
    isNeeded ? v.pipe(lineOf(limit), required, notEmpty) : lineOf(limit);
  const rules = [
    ...namesOf(fields, 'text').map((name) => [name, toRule(fields[name] as RecordField)]),
    ...namesOf(fields, 'switch').map((name) => [name, v.boolean()]),
  ];
  return Object.fromEntries(rules) as {
    [Name in NameOf<Fields, 'text'>]: v.GenericSchema<string, string>;
  } & { [Name in NameOf<Fields, 'switch'>]: v.GenericSchema<boolean, boolean> };
}
