import { useState } from 'react';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { ListExport } from '#src/crud/list/list-export.tsx';
import { FileDownloads } from '#src/crud/record/record-downloads.tsx';
import { SignatureField } from '#src/ui/fields/signature-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import { ImageField } from '#src/ui/file/image-field.tsx';
import { type UploadFile, UploadRefused } from '#src/ui/file/upload.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { Sample, Section } from './sample.tsx';

const limits = {
  types: ['application/pdf'],
  typeNames: 'PDF',
  maxBytes: 5_000_000,
  maxFiles: 3,
};
const stored = { id: '1', name: 'bill-of-sale.pdf', bytes: 120_000, type: 'application/pdf' };

/** Half of a file is sent, and no more. */
const stuck: UploadFile = (file, { onProgress }) => {
  onProgress(file.size / 2);
  return new Promise(() => {});
};
const refused: UploadFile = async () => {
  throw new UploadRefused('QUOTA');
};
const interrupted: UploadFile = async () => {
  throw new Error('connection lost');
};

export function Files() {
  const [files, setFiles] = useState<readonly FieldFile[]>([stored]);
  const field = { value: files, onChange: setFiles, limits };
  return (
    <Section title="Files">
      <div className="grid gap-4 sm:grid-cols-2">
        <FileField label="Kept until the form is sent" required {...field} />
        <FileField label="Uploads halfway" upload={stuck} {...field} />
        <FileField label="Refused by the server" upload={refused} {...field} />
        <FileField label="Interrupted" upload={interrupted} error="Attach the bill" {...field} />
        <FileField label="Disabled" disabled {...field} />
        <ImageField label="Picture" value={[]} onChange={setFiles} />
        <SignatureField label="Signature" value={[]} onChange={setFiles} />
      </div>
    </Section>
  );
}

const files = [
  { id: '1', name: 'bill-of-sale.pdf' },
  { id: '2', name: 'a-picture-whose-name-is-longer-than-a-phone-is-wide-in-portrait.jpg' },
];
const stop = () => undefined;

/** Files that are saved on the device: those of a record, and lists that the server exports. */
export function Downloads() {
  return (
    <Section title="Downloads">
      <Sample title="files of a record">
        <FileDownloads files={files} />
      </Sample>
      <Sample title="list as a spreadsheet">
        <ListExport
          list={{ list: 'claims', title: 'Claims', filter: {}, formats: ['xlsx', 'csv'] }}
          columns={[{ name: 'number', header: 'Claim' }]}
        />
      </Sample>
      <Sample title="a file is being made: bytes received">
        <FileProgress bytes={1_250_000} onStop={stop} />
      </Sample>
    </Section>
  );
}
