import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { deriveId } from '#src/lib/derive-id.ts';
import { rulesResolver } from '#src/lib/input/rules-resolver.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import type { Current, EntityForm, EntityFormOptions, Version } from './entity-form.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';
import { sameValue } from './version-conflict.rules.ts';

/**
 * A form for one record: validated by its schema, sent once, with the server's codes next to their fields
 * and the rest above (B163 to B177, N134). Typed values are kept until they are saved.
 */
export function useEntityForm<
  Values extends FieldValues,
  Answer extends MutationAnswer = MutationAnswer,
>(options: EntityFormOptions<Values, Answer>): EntityForm<Values> {
  const { schema, values: saved, version, mode, draft, emptied } = options;
  const id = useId();
  const methods = useForm<Values>({
    defaultValues: { ...saved, ...draft?.kept.read() } as DefaultValues<Values>,
    resolver: rulesResolver(schema),
    mode: options.live ? 'onChange' : 'onSubmit',
  });
  const { control, register, reset, setValue, handleSubmit, formState } = methods;
  const [base, setBase] = useState({ values: saved, version });
  const [conflict, setConflict] = useState<(Current<Values> & { mine: Values }) | null>(null);
  const { problem, setProblem, show, getProblemText } = useFormProblems(methods, options);
  const values = { ...saved, ...useWatch({ control }) } as Values;
  const names = Object.keys(saved) as Path<Values>[];
  const { touched, loses, shownId } = useTouched({
    methods,
    names,
    values,
    base: base.values,
    draft,
  });

  const capture = useCapture<Values>(shownId);
  const seen = useRef({ saved, version });
  const [openedAt] = useState(Date.now);
  const since = useRef(openedAt);
  const begin = (next: Values, at: Version | undefined) => {
    seen.current = { saved, version };
    since.current = Date.now();
    loses.current = false;
    setBase({ values: next, version: at });
    reset(next);
    draft?.kept.keep(null);
    setProblem(null);
    setConflict(null);
  };
  // A record that was read again brings its news only while nothing is changed here.
  useEffect(() => {
    if (touched.length > 0 || formState.isSubmitting) return;
    if (sameValue(saved, seen.current.saved) && version === seen.current.version) return;
    begin(saved, version);
  });

  const finish = async (sent: Values, answer: Answer | null) => {
    begin({ ...sent, ...emptied }, base.version);
    if (options.success) toast({ tone: 'success', text: options.success });
    await options.onSaved?.(sent, answer);
  };
  const save = async (typed: Values, at: Version | undefined) => {
    setProblem(null);
    if (mode.kind === 'outbox') {
      const enqueue = (entered: Values, id: string) => mode.enqueue(entered, id, since.current);
      if (await capture(typed, { ...typed, ...emptied }, enqueue)) await finish(typed, null);
      return;
    }
    if (marksUnfinished(methods, names, typed)) return;
    const result = await mode.send(typed, at);
    if (result.kind === 'done') return await finish(typed, result.answer);
    const stale = findStaleAnswer(result);
    const current = stale && mode.current?.(stale);
    if (current) setConflict({ ...current, mine: typed });
    else show(result.problems);
  };

  return {
    id,
    methods,
    values,
    set: (name, value) => setValue(name, value, { shouldValidate: formState.isSubmitted }),
    field: (name) => ({ ...register(name), error: getProblemText(name) }),
    getError: getProblemText,
    submit: (event) => void handleSubmit((typed) => save(typed, base.version))(event),
    busy: formState.isSubmitting,
    problem,
    changed: touched.length > 0,
    losesInput: () => loses.current,
    needsConnection: mode.kind === 'online',
    history: options.history ?? null,
    startOver: () => begin({ ...base.values, ...emptied }, base.version),
    conflict: conflict && {
      base: base.values,
      mine: conflict.mine,
      theirs: conflict.values,
      history: options.history,
      resolve: async (chosen) => {
        setBase({ values: conflict.values, version: conflict.version });
        setConflict(null);
        reset(chosen);
        await handleSubmit((typed) => save(typed, conflict.version))();
      },
    },
  };
}

/** The refusal of a change because the record is another one by now. */
function findStaleAnswer<Answer>(result: ActionResult<Answer>): Answer | null {
  if (result.kind !== 'refused') return null;
  return result.problems.some(({ code }) => code === 'STALE_VERSION') ? result.answer : null;
}

/**
 * Captures what was typed in the outbox, once: the same input again is the same draft, until it differs
 * from what the form shows after it was captured. The same draft in two tabs has one id as well.
 * @param shownId the id of the kept draft that the form shows
 * @returns whether it is on the device; if not, the user has been told
 */
function useCapture<Values>(shownId: RefObject<string | null>) {
  const last = useRef<{ draft: string; after: Values | null }>({ draft: '', after: null });
  return async (
    typed: Values,
    after: Values,
    enqueue: (typed: Values, draft: string) => Promise<unknown>,
  ): Promise<boolean> => {
    const isNew =
      last.current.draft === '' ||
      (last.current.after !== null && !sameValue(typed, last.current.after));
    if (isNew) {
      const kept = shownId.current;
      const draft = kept === null ? crypto.randomUUID() : await deriveId(kept, typed);
      last.current = { draft, after: null };
    }
    try {
      await enqueue(typed, last.current.draft);
    } catch (error) {
      sayNotSaved(error);
      return false;
    }
    last.current.after = after;
    return true;
  };
}

/** Marks the fields with a file whose upload has not been completed. @returns whether there are any */
function marksUnfinished<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  typed: Values,
): boolean {
  const unfinished = names.filter((name) => holdsFile(typed[name]));
  for (const name of unfinished) setError(name, { message: 'FILE_UNFINISHED' });
  return unfinished.length > 0;
}

interface Touched<Values extends FieldValues> {
  methods: UseFormReturn<Values>;
  names: readonly Path<Values>[];
  values: Values;
  /** The values of the record. */
  base: Values;
  draft: FormDraft<Values> | undefined;
}

/**
 * Returns the fields with another value than the record, and whether leaving now would lose one. A field that is
 * kept as a draft is not lost.
 */
function useTouched<Values extends FieldValues>({
  methods,
  names,
  values,
  base,
  draft,
}: Touched<Values>) {
  const touched = names.filter((name) => !sameValue(values[name], base[name]));
  const { fields, shownId } = useFormDraft(methods, draft);
  const unsafe = touched.some((name) => !fields.includes(name));
  useUnsavedInput(unsafe);
  const loses = useRef(unsafe);
  useEffect(() => {
    loses.current = unsafe;
  }, [unsafe]);
  return { touched, loses, shownId };
}

/** Whether an upload of a field has not been completed (src/ui/file/use-uploads.ts). */
function holdsFile(value: unknown): boolean {
  return (
    value instanceof File || (Array.isArray(value) && value.some((one) => one instanceof File))
  );
}

/** The problems of a form: those of a field next to it, the others as one sentence. */
function useFormProblems<Values extends FieldValues, Answer extends MutationAnswer>(
  { getFieldState, setError, formState }: UseFormReturn<Values>,
  { values, toField, texts, getLimit }: EntityFormOptions<Values, Answer>,
) {
  const problemText = useProblemText(texts);
  const [problem, setProblem] = useState<string | null>(null);
  const names = Object.keys(values) as Path<Values>[];
  const placeOf = (serverField = ''): Path<Values> | null =>
    toField
      ? toField(serverField)
      : (names.find((name) => name === serverField.replace(/^input\./, '')) ?? null);

  /** Shows what the server refused; the first field of it gets the focus. */
  const show = (problems: readonly Problem[]) => {
    const placed = problems.map((found) => ({ found, field: placeOf(found.field) }));
    for (const { found, field } of placed.toReversed())
      if (field) setError(field, { type: 'server', message: found.code }, { shouldFocus: true });
    const above = placed.filter(({ field }) => !field).map(({ found }) => problemText(found));
    setProblem(above.length > 0 ? [...new Set(above)].join(' ') : null);
  };
  const getProblemText = (name: Path<Values>): string | undefined => {
    const code = getFieldState(name, formState).error?.message;
    if (!code) return undefined;
    const own = `${name}.${code}`;
    const limit = getLimit?.(name, code);
    const found = { field: name, ...(limit !== undefined && { limit }) };
    return problemText({ ...found, code: texts?.[own] ? own : code });
  };
  return { problem, setProblem, show, getProblemText };
}
