import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { capturePapers, type PaperKind, type PaperOwner } from '../capture-paper.ts';

interface Props {
  owner: PaperOwner;
  /** How many more files there may be. */
  room: number;
}

/**
 * Adds papers, also without a network. They wait on this device and are sent automatically when there is a
 * network. A photographed receipt is made smaller first.
 */
export function AddPapers({ owner, room }: Props) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PaperKind>('receipt');
  const [files, setFiles] = useState<readonly FieldFile[]>([]);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await capturePapers(
        owner,
        kind,
        files.filter((file) => file instanceof File),
      );
      setFiles([]);
    } catch (error) {
      sayNotSaved(error);
    }
    setBusy(false);
  };
  return (
    <form
      className="space-y-3 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <RadioField
        label={<Trans>Kind of document</Trans>}
        look="segments"
        value={kind}
        onValue={setKind}
        options={[
          { value: 'receipt', label: <Trans>Proof of payment</Trans> },
          { value: 'document', label: <Trans>Another document</Trans> },
        ]}
      />
      <FileField
        label={t`Files`}
        value={files}
        onChange={setFiles}
        limits={{
          types: ['application/pdf', 'image/jpeg', 'image/png'],
          typeNames: t`PDF, JPEG or PNG`,
          maxBytes: 10_000_000,
          maxFiles: room,
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        disabledReason={files.length > 0 ? null : t`Choose a file first.`}
      >
        <Trans>Add to the payment</Trans>
      </Button>
    </form>
  );
}
