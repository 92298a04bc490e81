import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mostUploadBytes } from '#shared/row-upload.ts';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { openUploadFile } from '#src/crud/upload/open-upload-file.ts';
import type { TextRow } from '#src/crud/upload/read-upload-file.ts';
import { TableFileField } from '#src/crud/upload/table-file-field.tsx';
import { useTableFile } from '#src/crud/upload/use-table-file.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import {
  type Asked,
  analysisQueries,
  findArticles,
  findCustomers,
  findSales,
  hasDeviceCatalog,
  isOnDevice,
  type Question,
} from './catalog-analysis.queries.ts';
import { mostCodes, parseCodes } from './codes.rules.ts';

interface Props {
  question: Question;
  onChange: (question: Question) => void;
  onAsk: (asked: Asked) => void;
}

interface CodeText {
  kind: 'text';
  text: string;
}

const toText = (rows: readonly TextRow[]) => rows.map(({ cells }) => cells.join('\t')).join('\n');

/** Reads the text of a file of texts as it is, and the cells of a workbook. */
async function openCodes(file: File, options: Parameters<typeof openUploadFile>[1]) {
  if (/\.(?:csv|tsv|txt)$/i.test(file.name) && file.size <= mostUploadBytes)
    return { kind: 'text' as const, text: await file.text() };
  const found = await openUploadFile(file, options);
  return found.kind === 'sheets' ? found : { kind: 'text' as const, text: toText(found.rows) };
}

const toOption = ({ code, name }: { code: string; name: string }) => ({
  value: code,
  label: `${code} ${name}`.trim(),
});

/** For whom, and which articles: typed, pasted, found by name, or from a file (B278, reading 73). */
export function AnalysisForm({ question, onChange, onAsk }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const online = useOnline();
  const [tried, setTried] = useState(false);
  const { sorg, sales, customer, text } = question;
  const set = (change: Partial<Question>) => onChange({ ...question, ...change });
  const add = (more: string) => set({ text: [text.trimEnd(), more].filter(Boolean).join('\n') });
  const file = useTableFile<CodeText>({ open: openCodes, onContent: (found) => add(found.text) });
  const codes = parseCodes(text);
  const problem =
    codes.length > mostCodes
      ? t`At most ${{ most: number(mostCodes) }} at once`
      : tried && codes.length === 0
        ? t`Name at least one article`
        : null;
  const needsConnection = () => {
    if (!hasDeviceCatalog()) return t`The analysis of customers needs a connection.`;
    if (sales) return t`The analysis for a sales person needs a connection.`;
    return customer
      ? t`The analysis of other customers needs a connection.`
      : t`The analysis without a customer needs a connection.`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (codes.length > 0 && codes.length <= mostCodes) onAsk({ sorg, sales, customer, codes });
  };
  return (
    <form onSubmit={submit} className="max-w-3xl space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <OrganisationField
          sorg={sorg}
          onChange={(next) => set({ sorg: next, sales: null, customer: null })}
        />
        <EntityPicker
          label={t`Sales person (optional)`}
          value={sales}
          toOption={toOption}
          find={(search, request) => findSales(sorg, search, request)}
          onChange={(next) => set({ sales: next, customer: null })}
        />
        <div>
          <EntityPicker
            label={t`Customer (optional)`}
            hint={t`Without one you see what all customers have in common.`}
            value={customer}
            toOption={toOption}
            find={(search, request) => findCustomers(question, search, request)}
            onChange={(next) => set({ customer: next })}
          />
          <ActiveCustomer question={question} onChoose={(next) => set({ customer: next })} />
        </div>
        <EntityPicker
          key={text}
          label={t`Add an article by code or name`}
          value={null}
          toOption={toOption}
          find={(search, request) => findArticles(sorg, search, request)}
          onChange={(article) => article && add(article.code)}
        />
      </div>
      <TextAreaField
        label={t`Article codes`}
        hint={t`One on each line, or with commas, semicolons or tabs between them.`}
        rows={5}
        maxLength={200_000}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => set({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <TableFileField file={file} mostMegabytes={mostUploadBytes / 1024 / 1024} />
        <Button
          type="submit"
          disabledReason={online || isOnDevice(question) ? null : needsConnection()}
        >
          <Trans comment="button that starts the catalog analysis">Analyse</Trans>
        </Button>
      </div>
    </form>
  );
}

interface ActiveProps {
  question: Question;
  onChoose: (customer: Question['customer']) => void;
}

/** Chooses the active customer, for whom a connection is not always needed. */
function ActiveCustomer({ question: { sorg, sales, customer }, onChoose }: ActiveProps) {
  const { user, customer: active } = useSession();
  if (!active || sales || sorg !== user.sorg || customer?.code === active.unified) return null;
  const { unified, name } = active;
  return (
    <Button variant="quiet" className="-ml-4" onClick={() => onChoose({ code: unified, name })}>
      <Trans comment="button that chooses a customer">Choose {name}</Trans>
    </Button>
  );
}

interface OrganisationProps {
  sorg: string;
  onChange: (sorg: string) => void;
}

/** The choice of an organisation, where there is one, and its checks of stock (E064 to E066, F030, F031). */
function OrganisationField({ sorg, onChange }: OrganisationProps) {
  const { t } = useLingui();
  const { data } = useQuery(analysisQueries.organisations());
  const sorgs = data?.sorgs ?? [];
  const config = data?.configs.find((one) => one.sorg === sorg);
  const checks = config
    ? [
        config.merchantName,
        config.availableStockCheck
          ? t`orders above stock are refused`
          : t`orders above stock are taken`,
        config.exactQtyCheck ? t`exact stock is shown` : t`exact stock is not shown`,
      ].join(' · ')
    : undefined;
  if (sorgs.length <= 1)
    return checks ? <p className="text-sm text-ink-muted sm:col-span-2">{checks}</p> : null;
  return (
    <SelectField
      label={t`Sales organisation`}
      hint={checks}
      value={sorg}
      options={sorgs.map((one) => ({ value: one.sorg, label: `${one.sorg} ${one.name}` }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
