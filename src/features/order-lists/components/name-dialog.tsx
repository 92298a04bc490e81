import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { listLimits, listNameProblem } from '#shared/order-lists.ts';
import { checkedBy } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';

export interface NameQuestion {
  title: ReactNode;
  /** The name it has now. */
  name: string;
  text?: ReactNode;
  /** The label of the button. */
  action: ReactNode;
  /**
   * Does it under the name; the dialog stays open when it fails.
   * @param draft the id of what is named: a new list has it, so that two presses make one list
   */
  onName: (name: string, draft: string) => Promise<unknown>;
}

interface Props {
  /** The question; null when the dialog is closed. */
  question: NameQuestion | null;
  onClose: () => void;
}

/** Asks for the name of a cart or template, 1 to 60 letters. */
export function NameDialog({ question, onClose }: Props) {
  return question ? <NameForm question={question} onClose={onClose} /> : null;
}

const schema = v.object({ name: v.pipe(v.string(), checkedBy(listNameProblem)) });

function NameForm({ question, onClose }: { question: NameQuestion; onClose: () => void }) {
  const { t } = useLingui();
  const form = useEntityForm({
    schema,
    values: { name: question.name },
    mode: { kind: 'outbox', enqueue: ({ name }, draft) => question.onName(name.trim(), draft) },
    getLimit: () => listLimits.name,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={question.title} action={question.action} onClose={onClose}>
      {question.text ? <p>{question.text}</p> : null}
      <TextField
        label={t`Name`}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
