import type { FeaturePlan } from './feature-plan.ts';

/** The form for a new record and for one that is changed, sent at once. */
export function formScreen(plan: FeaturePlan): string {
  return `${formImports(plan)}
${formRules(plan)}
${formHook(plan)}
${formComponents(plan)}`;
}

function formImports({ kebab, one, One, oneKebab }: FeaturePlan): string {
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { ${one}Fields } from '#shared/${kebab}/${oneKebab}.fields.ts';
import { emptyValues, fieldRules, getLimit, namesOf } from '#shared/record-fields.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { Change${One}Document, Create${One}Document } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { fileUploader } from '#src/offline/upload/upload-file.ts';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { use${One}States, use${One}Texts } from './${kebab}.fields.ts';
import { ${one}Queries, type ${One} } from './${kebab}.queries.ts';
`;
}

/** The rules of the values, and what is sent of them. */
function formRules({ kebab, one, One }: FeaturePlan): string {
  return `const rules = v.object({
  ...fieldRules(${one}Fields),
  state: v.picklist(['open', 'closed']),
  files: v.custom<readonly FieldFile[]>(Array.isArray),
});
type Values = v.InferOutput<typeof rules>;

const types = ['image/*', 'application/pdf'];
const fileLimits = { types, typeNames: 'JPEG, PNG, PDF', maxBytes: 10_000_000, maxFiles: 5 };
const upload = fileUploader({ purpose: '${kebab}/file', ...fileLimits });

const blank: Values = { ...emptyValues(${one}Fields), state: 'open', files: [] };
const toValues = ({ name, note, state, files }: ${One}): Values => {
  return { name, note, state, files };
};
const toInput = ({ files, ...values }: Values) => {
  const ids = files.flatMap((file) => (file instanceof File ? [] : [file.id]));
  return { ...values, files: ids };
};
const options = { ownFailure: true, invalidates: [['${kebab}']] };
`;
}

function formHook({ kebab, camel, one, One, oneWords }: FeaturePlan): string {
  return `function use${One}Form(edited: ${One} | null) {
  const { t } = useLingui();
  const { user, customer } = useSession();
  const create = useAction(Create${One}Document, options);
  const change = useAction(Change${One}Document, options);
  const about = edited ? \`\${edited.id}.\${edited.version}\` : 'new';
  return useRecordForm<Values, ${One}>({
    feature: '${kebab}',
    schema: rules,
    edited,
    begin: blank,
    toValues,
    create: (typed) => create.run({ customer: customer?.unified ?? '', input: toInput(typed) }),
    change: (typed, at) => change.run({ ...at, input: toInput(typed) }),
    draft: { userId: user.id, name: \`${kebab}.\${about}\` },
    draftFields: namesOf(${one}Fields),
    getLimit: (field) => getLimit(${one}Fields, field),
    success: { created: t\`The ${oneWords} is created\`, changed: t\`The ${oneWords} is saved\` },
    back: paths.${camel}(),
  });
}
`;
}

function formComponents({ camel, one, One, words, oneWords }: FeaturePlan): string {
  return `function ${One}Form({ edited }: { edited: ${One} | null }) {
  const form = use${One}Form(edited);
  const texts = use${One}Texts();
  const states = use${One}States();
  const { readsOnly } = useSession();
  return (
    <RecordForm
      form={form}
      title={edited ? edited.name : <Trans>New ${oneWords}</Trans>}
      back={{ to: paths.${camel}(), label: <Trans>All ${words}</Trans> }}
      texts={texts}
      isReadOnly={readsOnly}
    >
      <TextField label={texts.name.label} required {...form.field('name')} />
      <SelectField label={texts.state.label} options={states} {...form.field('state')} />
      <TextField label={texts.note.label} {...form.field('note')} />
      <ValueField form={form} name="files">
        {(field) => (
          <FileField {...field} label={texts.files.label} limits={fileLimits} upload={upload} />
        )}
      </ValueField>
    </RecordForm>
  );
}

/** A saved ${oneWords}; without an id the form of a new one. */
export function Component() {
  const { id } = useParams();
  const record = useDeferredQuery({
    ...${one}Queries.one(id ?? ''),
    enabled: id !== undefined,
    select: ({ ${camel}: [found] }) => found ?? null,
  });
  const gone = <Trans>This ${oneWords} does not exist</Trans>;
  return (
    <RecordPage
      record={id === undefined ? undefined : record}
      gone={<EmptyState page kind="custom" title={gone} />}
    >
      {(edited) => <${One}Form key={edited?.id} edited={edited} />}
    </RecordPage>
  );
}
`;
}
