import type { FeaturePlan } from './feature-plan.ts';

/** The form for a new record, which the outbox sends, and for one that is changed. */
export function formScreen(plan: FeaturePlan): string {
  return `${formImports(plan)}
${formRules(plan)}
${formHook(plan)}
${formComponents(plan)}`;
}

function formImports({ kebab, one, One, oneKebab }: FeaturePlan): string {
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { useAction } from '#src/crud/action/use-action.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { Change${One}Document, type Change${One}Mutation } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { toBlobs, captureChange } from '#src/offline/outbox/capture-change.ts';
import { fileUploader } from '#src/offline/upload/upload-file.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ${one}Queries, type ${One} } from './${kebab}.queries.ts';
import { use${One}States } from './use-${oneKebab}-states.ts';
`;
}

/** The rules of the values, and how a new record is captured. */
function formRules({ kebab, One, oneKebab }: FeaturePlan): string {
  return `const rules = v.object({
  name: v.pipe(v.string(), required, notEmpty, atMost(limits.text)),
  note: v.pipe(v.string(), atMost(limits.longText)),
  state: v.picklist(['open', 'closed']),
  files: v.custom<readonly FieldFile[]>(Array.isArray),
});
type Values = v.InferOutput<typeof rules>;

const draftShape = v.partial(v.object({ name: v.string(), note: v.string() }));
const types = ['image/*', 'application/pdf'];
const fileLimits = { types, typeNames: 'JPEG, PNG, PDF', maxBytes: 10_000_000, maxFiles: 5 };
const upload = fileUploader({ purpose: '${kebab}/file', ...fileLimits });

const blank: Values = { name: '', note: '', state: 'open', files: [] };
const toValues = ({ name, note, state, files }: ${One}): Values => {
  return { name, note, state, files };
};
const invalidates = [['${kebab}']];

/** A new one waits in the outbox with its files, until there is a network. */
const capture = (customer: string, values: Values) =>
  captureChange({
    operation: 'Create${One}',
    variables: { customer, input: { ...values, files: values.files.map(() => null) } },
    keys: [\`${oneKebab}/\${crypto.randomUUID()}\`],
    blobs: toBlobs('input.files', values.files),
    note: { name: values.name },
  });
`;
}

function formHook({ kebab, camel, One }: FeaturePlan): string {
  return `/** A change is sent at once, since it is made against a version. */
function useForm(saved: ${One} | null) {
  const navigate = useLocaleNavigate();
  const { user, customer } = useSession();
  const change = useAction(Change${One}Document, { ownFailure: true, invalidates });
  const about = \`${kebab}.\${saved?.id ?? 'new'}\`;
  const kept = useMemo(() => keptDraft(user.id, about, draftShape), [user.id, about]);
  return useEntityForm<Values, Change${One}Mutation['change${One}']>({
    schema: rules,
    values: saved ? toValues(saved) : blank,
    ...(saved && { version: saved.version }),
    mode: saved
      ? {
          kind: 'online',
          send: ({ files, ...values }, version) => {
            const ids = files.flatMap((file) => (file instanceof File ? [] : [file.id]));
            const input = { ...values, files: ids };
            return change.run({ id: saved.id, version: Number(version), input });
          },
          current: ({ record }) => record && { values: toValues(record), version: record.version },
        }
      : { kind: 'outbox', enqueue: (values) => capture(customer?.unified ?? '', values) },
    draft: { fields: ['name', 'note'], kept },
    getLimit: (field) => (field === 'name' ? limits.text : limits.longText),
    success: <Trans>Saved</Trans>,
    onSaved: () => navigate(paths.${camel}()),
  });
}
`;
}

function formComponents({ camel, one, One, words, oneWords }: FeaturePlan): string {
  return `function ${One}Form({ saved }: { saved: ${One} | null }) {
  const { t } = useLingui();
  const form = useForm(saved);
  const states = use${One}States();
  const showFiles = (files: readonly FieldFile[]) => files.map(({ name }) => name).join(', ');
  const texts = {
    name: { label: t\`Name\` },
    note: { label: t\`Note\` },
    state: { label: t\`Status\` },
    files: { label: t\`Files\`, show: showFiles },
  };
  return (
    <FormPage
      form={form}
      title={saved ? saved.name : <Trans>New ${oneWords}</Trans>}
      back={{ to: paths.${camel}(), label: <Trans>All ${words}</Trans> }}
      texts={texts}
    >
      <TextField label={texts.name.label} required {...form.field('name')} />
      <SelectField label={texts.state.label} options={states} {...form.field('state')} />
      <TextAreaField label={texts.note.label} {...form.field('note')} />
      <ValueField form={form} name="files">
        {(field) => (
          <FileField
            {...field}
            label={texts.files.label}
            limits={fileLimits}
            upload={saved ? upload : undefined}
          />
        )}
      </ValueField>
    </FormPage>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useDeferredQuery({ ...${one}Queries.one(id), enabled: id !== '' });
  if (id === '') return <${One}Form saved={null} />;
  if (!data) return error ? <LoadFailure page error={error} /> : <Skeleton className="h-80" />;
  const [saved] = data.${camel};
  if (saved) return <${One}Form saved={saved} />;
  return <EmptyState page kind="custom" title={<Trans>This ${oneWords} does not exist</Trans>} />;
}
`;
}
