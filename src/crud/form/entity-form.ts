import type { BaseSyntheticEvent, ReactNode } from 'react';
import type {
  FieldValues,
  Path,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import type { RecordHistoryKey } from '../record/last-change.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** A number that the server increments with every change of a record. */
export type Version = string | number;

/** A record as the server has it now. */
export interface Current<Values> {
  values: Values;
  version: Version;
}

/** Where the values go: to the server at once, or into the outbox of this device. */
export type FormMode<Values, Answer> =
  | {
      kind: 'online';
      /** Runs the action (`useAction`). @param version of the record that was changed */
      send: (values: Values, version: Version | undefined) => Promise<ActionResult<Answer>>;
      /** The record in a refusal as STALE_VERSION; without it that is said like any other code. */
      current?: (answer: Answer) => Current<Values> | null;
    }
  | {
      kind: 'outbox';
      /**
       * Stores the change. @throws when this device could not store it, which the form says
       * @param draft the id of what is entered, the same for each press: `NewEntry.draft` of src/offline
       * @param enteredSince when the form took the values of the record: `NewEntry.enteredSince`
       */
      enqueue: (values: Values, draft: string, enteredSince: number) => Promise<unknown>;
    };

export interface EntityFormOptions<Values extends FieldValues, Answer extends MutationAnswer> {
  schema: GenericSchema<Values, Values>;
  /** The record as it is saved now, or what a new one begins with. */
  values: Values;
  version?: Version;
  /** Where the history of the record is: says who saved the other version, to those who may read it. */
  history?: RecordHistoryKey;
  mode: FormMode<Values, Answer>;
  /** Checked already while it is typed. */
  live?: boolean;
  /** The fields that survive a reload. */
  draft?: FormDraft<Values>;
  /** Fields that are emptied once saved, such as passwords. */
  emptied?: Partial<Values>;
  /** Returns the field for a problem of the server; by default the one with its name after `input.`. */
  toField?: (serverField: string) => Path<Values> | null;
  /** Words that hang on the fields of this form; those of `<field>.<CODE>` come first. */
  texts?: ProblemTexts;
  /** The number of a rule, such as the most letters, for its words. */
  getLimit?: (field: Path<Values>, code: string) => number | undefined;
  /** Says in passing that it is saved. */
  success?: ReactNode;
  /** Called after saving, for example to close the dialog or go back. */
  onSaved?: (values: Values, answer: Answer | null) => void | Promise<void>;
}

/** Values that others have saved since the user began. */
export interface FormConflict<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
  history: RecordHistoryKey | undefined;
  /** Saves these over the newer version. */
  resolve: (chosen: Values) => Promise<void>;
}

export interface EntityForm<Values extends FieldValues> {
  /** Of the form element, for buttons outside. */
  id: string;
  methods: UseFormReturn<Values>;
  /** The current values. */
  values: Values;
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** The props of an input of `src/ui`: registers the field and passes its error. */
  field: (name: Path<Values>) => UseFormRegisterReturn & { error: string | undefined };
  /** The error of a field in words, for one that is no single input, such as a list of rows. */
  getError: (name: Path<Values>) => string | undefined;
  submit: (event?: BaseSyntheticEvent) => void;
  busy: boolean;
  /** The problem of the form as a whole, in words. */
  problem: string | null;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** Whether leaving now loses something; also right between saving and the next render. */
  losesInput: () => boolean;
  needsConnection: boolean;
  /** Where the history of the saved record is; null for a new one, and where there is none. */
  history: RecordHistoryKey | null;
  /** Goes back to what is saved. */
  startOver: () => void;
  conflict: FormConflict<Values> | null;
}
