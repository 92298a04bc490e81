import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { listLimits, listNameProblem } from '#shared/order-lists.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';

export interface NameQuestion {
  title: ReactNode;
  /** The name it has now. */
  name: string;
  text?: ReactNode;
  /** What the button says. */
  action: ReactNode;
  /** Does it under the name; the dialog stays open when it fails. */
  onName: (name: string) => Promise<unknown>;
}

interface Props {
  /** What is asked; null when nothing is. */
  question: NameQuestion | null;
  onClose: () => void;
}

/** Asks for the name of a cart or template, 1 to 60 letters. */
export function NameDialog({ question, onClose }: Props) {
  const form = useId();
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => open || onClose()}
      title={question?.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form}>
            {question?.action}
          </Button>
        </>
      }
    >
      {question ? <NameForm id={form} question={question} onClose={onClose} /> : null}
    </Dialog>
  );
}

function NameForm({
  id,
  question,
  onClose,
}: {
  id: string;
  question: NameQuestion;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [name, setName] = useState(question.name);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = listNameProblem(name);
  useUnsavedInput(name !== question.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || busy) return;
    setBusy(true);
    try {
      await question.onName(name.trim());
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form id={id} className="space-y-3" onSubmit={(event) => void submit(event)}>
      {question.text ? <p>{question.text}</p> : null}
      <TextField
        label={t`Name`}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        error={tried && problem ? problemText({ code: problem, limit: listLimits.name }) : null}
      />
    </form>
  );
}
