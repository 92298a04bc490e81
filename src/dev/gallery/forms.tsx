import { useState } from 'react';
import * as v from 'valibot';
import { atMost, required } from '#shared/validation/rules.ts';
import type { ActionResult, MutationAnswer } from '#src/crud/action/use-action.ts';
import type { FormMode } from '#src/crud/form/entity-form.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { SaveBar } from '#src/crud/form/save-bar.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { VersionConflict } from '#src/crud/form/version-conflict.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Sample, Section } from './sample.tsx';

const rules = v.object({
  name: v.pipe(v.string(), required, atMost(40)),
  note: v.pipe(v.string(), atMost(200)),
});
type Values = v.InferOutput<typeof rules>;

const saved: Values = { name: 'Repair stand', note: 'The clamp is worn' };
const mine = { ...saved, note: 'The clamp is new' };
const theirs = { ...saved, name: 'Repair stand 2' };
const texts = { name: { label: 'Name' }, note: { label: 'Note' } };

const refused = (code: string, field: string): ActionResult<MutationAnswer> => ({
  kind: 'refused',
  problems: [{ code, field }],
  answer: { message: { status: false }, userErrors: [] },
});
const online = (send: () => ActionResult<MutationAnswer>): FormMode<Values, MutationAnswer> => ({
  kind: 'online',
  send: async () => send(),
  current: () => ({ values: theirs, version: 2 }),
});
const done = () =>
  ({ kind: 'done', answer: { message: { status: true }, userErrors: [] } }) as const;
const never: FormMode<Values, MutationAnswer> = {
  kind: 'online',
  send: () => new Promise(() => undefined),
};

function useSampleForm(mode: FormMode<Values, MutationAnswer>) {
  return useEntityForm<Values>({
    schema: rules,
    values: saved,
    version: 1,
    mode,
    getLimit: (field) => (field === 'name' ? 40 : 200),
  });
}

type Form = ReturnType<typeof useSampleForm>;

function Fields({ form }: { form: Form }) {
  return (
    <>
      <TextField label="Name" required {...form.field('name')} />
      <TextAreaField label="Note" {...form.field('note')} />
    </>
  );
}

/** A form in a part of a page, for one state: what is typed and saved brings it there. */
function InPart({ mode }: { mode: FormMode<Values, MutationAnswer> }) {
  const form = useSampleForm(mode);
  return (
    <FormFields form={form} texts={texts}>
      <Fields form={form} />
      <SaveBar form={form} />
    </FormFields>
  );
}

function InDialog() {
  const form = useSampleForm(online(done));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the form</Button>
      {open ? (
        <FormDialog form={form} title="Stand" action="Save" onClose={() => setOpen(false)}>
          <Fields form={form} />
        </FormDialog>
      ) : null}
    </>
  );
}

function OnPage() {
  const form = useSampleForm(online(done));
  return (
    <FormPage form={form} title="Edit the stand" intro="Leaving it asks when something is typed">
      <Fields form={form} />
    </FormPage>
  );
}

/** Forms of src/crud: refused by the server, under way, two versions side by side, in a dialog and as a page. */
export function Forms() {
  const conflict = {
    base: saved,
    mine,
    theirs,
    history: undefined,
    resolve: async () => undefined,
  };
  return (
    <>
      <Section title="Forms in a part of a page">
        <Sample title="a field is refused when it is saved">
          <InPart mode={online(() => refused('TOO_LONG', 'input.name'))} />
        </Sample>
        <Sample title="the whole is refused when it is saved">
          <InPart mode={online(() => refused('FORBIDDEN', ''))} />
        </Sample>
        <Sample title="the answer does not come">
          <InPart mode={never} />
        </Sample>
        <Sample title="someone else was faster when it is saved">
          <InPart mode={online(() => refused('STALE_VERSION', 'version'))} />
        </Sample>
      </Section>
      <Section title="Two versions">
        <VersionConflict id="two-versions" conflict={conflict} texts={texts} />
        <Button type="submit" form="two-versions">
          Save
        </Button>
      </Section>
      <Section title="Form in a dialog">
        <InDialog />
      </Section>
      <Section title="Form as a page">
        <OnPage />
      </Section>
    </>
  );
}
