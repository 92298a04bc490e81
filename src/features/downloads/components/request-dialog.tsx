import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import {
  type DownloadModuleName,
  downloadModuleNames,
  downloadModules,
} from '#shared/downloads/modules.ts';
import { findPeriodProblem } from '#shared/downloads/period.rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { RequestDownloadAreaDocument } from '#src/graphql/generated/graphql.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useDownloadTexts } from '../use-download-texts.ts';
import { useModuleColumns } from '../use-module-columns.ts';

/** A request for a file as it is entered. */
export interface AskedFile {
  module: DownloadModuleName;
  from: string;
  to: string;
  format: 'XLSX' | 'CSV';
}

interface Props {
  /** The values of an earlier request; null for a new one. */
  asked: AskedFile | null;
  /** How many more files can be asked for today. */
  left: number;
  onClose: () => void;
}

const formats = ['XLSX', 'CSV'] as const;

/** Asks for a file: its records, a period within a calendar year, and the format (U274, B245, B246). */
export default function RequestDialog({ asked, left, onClose }: Props) {
  const { t } = useLingui();
  const { has } = useSession();
  const today = useToday();
  const { modules } = useDownloadTexts();
  const columnsOf = useModuleColumns();
  const action = useAction(RequestDownloadAreaDocument, { invalidates: [['downloads']] });
  const allowed = downloadModuleNames.filter((name) => downloadModules[name].some(has));
  const {
    module = allowed[0] ?? 'INVOICES',
    from = `${today.slice(0, 4)}-01-01`,
    to = today,
    format = 'XLSX',
  } = asked ?? {};
  const form = useEntityForm<AskedFile>({
    schema: v.pipe(
      v.object({
        module: v.picklist(downloadModuleNames),
        from: v.string(),
        to: v.string(),
        format: v.picklist(formats),
      }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { from, to } = dataset.value;
        const message = findPeriodProblem(from, to, today);
        const input = dataset.value;
        if (message)
          addIssue({
            message,
            path: [{ type: 'object', origin: 'value', input, key: 'to', value: to }],
          });
      }),
    ),
    values: { module, from, to, format },
    mode: {
      kind: 'online',
      send: (values) =>
        action.run({
          ...values,
          title: modules[values.module],
          columns: columnsOf(values.module),
        }),
    },
    success: t`The file is being made. You are notified when it is ready.`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Request a file</Trans>}
      action={<Trans>Request the file</Trans>}
      onClose={onClose}
    >
      <SelectField
        required
        label={t({ message: 'Records', comment: 'of which kind a file is made' })}
        options={allowed.map((value) => ({ value, label: modules[value] }))}
        {...form.field('module')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ValueField form={form} name="from">
          {(field) => <DayField required label={t`First day`} max={today} {...field} />}
        </ValueField>
        <ValueField form={form} name="to">
          {(field) => <DayField required label={t`Last day`} max={today} {...field} />}
        </ValueField>
      </div>
      <ValueField form={form} name="format">
        {({ name, value, onChange }) => (
          <RadioField
            label={t`Format`}
            look="segments"
            name={name}
            value={value}
            onValue={onChange}
            options={formats.map((one) => ({ value: one, label: one === 'XLSX' ? 'Excel' : one }))}
          />
        )}
      </ValueField>
      <p className="text-sm text-ink-muted">
        <Plural
          value={left}
          one="You can request # more file today. It is kept for 30 days."
          other="You can request # more files today. Each is kept for 30 days."
        />
      </p>
    </FormDialog>
  );
}
