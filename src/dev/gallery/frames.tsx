import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { required } from '#shared/validation/rules.ts';
import { paths } from '#src/app/paths.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { FormSection } from '#src/crud/form/form-section.tsx';
import { SaveBar } from '#src/crud/form/save-bar.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { RowLink, TextLink } from '#src/crud/record/record-links.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { useFrameWords } from './frame-words.ts';
import { Section } from './sample.tsx';

interface Invoice {
  number: string;
  company: string;
  due: string;
  po: string;
  state: 'open' | 'overdue' | 'paying';
  amount: string;
}

const states = ['overdue', 'open', 'paying'] as const;
const companies = ['Pannier Demo Distribution Inc.', 'Pannier Parts and Accessories Wholesale LLC'];
const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Of the demo's kind: short and long names, some without a PO number. */
const invoices: Invoice[] = Array.from({ length: 34 }, (_, at) => ({
  number: `90200010${String(at + 10)}`,
  company: companies[at % 5 === 4 ? 1 : 0] ?? '',
  due: `Dec ${(at % 28) + 1}, 2026`,
  po: at % 3 === 0 ? '' : `PO 47${at}-spring pre-order, second delivery`,
  state: states[at % 4 === 3 ? 2 : Number(at > 4)] ?? 'open',
  amount: money(((at * 7919) % 480_000) + 4_990),
}));

const lines = [
  { article: 'Corsa 12 Chain, Oil Slick, 118 links', code: 'RQ 10055-02', qty: 12, cents: 47_940 },
  { article: 'Cairn 600, Pine Green, L', code: 'AL 10030-05', qty: 1, cents: 194_557 },
  {
    article: 'Terra Pro 12 Disc Brake, rear, with hose, oil and two adapters',
    code: 'RQ 10027-02',
    qty: 4,
    cents: 127_600,
  },
];

const invoiceParams = defineListParams(
  v.object({ search: textParam(), state: choiceParam(['', ...states]), ...pageParams }),
);

function InvoiceState({ state }: { state: Invoice['state'] }) {
  const words = useFrameWords();
  if (state === 'overdue') return <Badge tone="error">{words.overdue}</Badge>;
  return state === 'open' ? <Badge>{words.open}</Badge> : <Badge tone="info">{words.paying}</Badge>;
}

function useInvoiceColumns(): Column<Invoice>[] {
  const words = useFrameWords();
  return [
    {
      id: 'number',
      header: words.invoice,
      rowHeader: true,
      whole: true,
      cell: ({ number }) => <RowLink to={paths.invoice(number)}>{number}</RowLink>,
    },
    { id: 'company', header: words.company, cell: ({ company }) => company },
    wholeColumn('due', words.due, ({ due }) => due, { phone: 'fact' }),
    { id: 'po', header: words.po, priority: 2, hideable: true, cell: ({ po }) => po },
    {
      id: 'terms',
      header: words.terms,
      priority: 3,
      unlessEqual: true,
      cell: () => 'Net 30 days',
    },
    {
      id: 'state',
      header: words.state,
      phone: 'state',
      cell: ({ state }) => <InvoiceState state={state} />,
    },
    totalColumn('amount', words.amount, ({ amount }) => amount),
  ];
}

function ListSample() {
  const words = useFrameWords();
  const list = invoiceParams.useLocal();
  const { params, set } = list;
  const found = invoices.filter(
    ({ number, state }) =>
      number.includes(params.search) && (params.state === '' || state === params.state),
  );
  const from = (params.page - 1) * params.limit;
  return (
    <ListPage
      name="frame-invoices"
      title={words.invoices}
      caption={words.invoices}
      list={list}
      query={{
        queryKey: ['frame-invoices', params],
        queryFn: () => ({ rows: found.slice(from, from + params.limit), count: found.length }),
      }}
      read={(answer) => answer}
      rowKey={({ number }) => number}
      rowName={({ number }) => number}
      columns={useInvoiceColumns()}
      rowActions={() => [{ label: 'PDF', onSelect: () => undefined }]}
      bulk={({ clear }) => <Button onClick={clear}>{words.pay}</Button>}
      action={<Button>{words.payOverdue}</Button>}
      more={[{ label: words.payments, onSelect: () => undefined }]}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[
        selectFilter(
          {
            id: 'state',
            label: words.state,
            value: params.state,
            options: [
              { value: 'overdue', label: words.overdue },
              { value: 'open', label: words.open },
              { value: 'paying', label: words.paying },
            ],
            onChange: (state) => set({ state }),
          },
          '–',
        ),
      ]}
      views
      refresh
      empty={<EmptyState kind="no-data" />}
      noResult={{ showAll: words.invoices }}
    />
  );
}

function InvoiceLines() {
  const words = useFrameWords();
  const columns: Column<(typeof lines)[number]>[] = [
    { id: 'article', header: words.article, rowHeader: true, cell: ({ article }) => article },
    wholeColumn('code', words.code, ({ code }) => code, { phone: 'fact' }),
    { ...figureColumn('qty', words.quantity, ({ qty }) => qty), phone: 'state' },
    totalColumn('amount', words.amount, ({ cents }) => money(cents)),
  ];
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{words.lines}</h2>
      <DataTable caption={words.lines} columns={columns} rows={lines} rowKey={({ code }) => code} />
    </section>
  );
}

function DetailSample() {
  const words = useFrameWords();
  const [invoice] = invoices;
  return (
    <DetailPage
      query={{ queryKey: ['frame-invoice'], queryFn: () => invoice }}
      record={(answer) => answer ?? null}
      back={{ to: paths.openInvoices(), label: words.invoices }}
      gone={{ title: words.invoices }}
      title={({ number }) => `${words.invoice} ${number}`}
      figure={({ amount }) => amount}
      status={({ state }) => <InvoiceState state={state} />}
      next={() => words.next}
      primary={() => <Button>{words.pay}</Button>}
      more={() => <MoreMenu actions={[{ label: 'PDF', onSelect: () => undefined }]} />}
    >
      {({ company }) => (
        <div className="space-y-4">
          <DescriptionList
            look="facts"
            entries={[
              { name: words.company, value: company },
              { name: words.terms, value: 'Net 30 days' },
              { name: words.po, value: 'PO 4711' },
              {
                name: words.payments,
                value: <TextLink to={paths.payments()}>PRCMD5VC3ZRB</TextLink>,
              },
              {
                name: words.orders,
                value: <TextLink to={paths.order('4520001018')}>4520001018</TextLink>,
              },
            ]}
          />
          <InvoiceLines />
        </div>
      )}
    </DetailPage>
  );
}

const userRules = v.object({
  name: v.pipe(v.string(), required),
  email: v.pipe(v.string(), required),
  language: v.string(),
  role: v.string(),
  until: v.string(),
  orders: v.boolean(),
  warranty: v.boolean(),
});

function FormSample() {
  const words = useFrameWords();
  const form = useEntityForm<v.InferOutput<typeof userRules>>({
    schema: userRules,
    values: {
      name: '',
      email: 'workshop@stone-bridge-bicycle-company.example',
      language: 'en',
      role: 'dealer',
      until: '',
      orders: true,
      warranty: false,
    },
    mode: { kind: 'online', send: () => new Promise(() => undefined) },
  });
  const { orders, warranty } = form.values;
  return (
    <FormFields form={form}>
      <FormSection title={words.person}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField required label={words.name} {...form.field('name')} />
          <TextField required type="email" label={words.email} {...form.field('email')} />
          <SelectField
            label={words.language}
            options={[
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
            {...form.field('language')}
          />
        </div>
      </FormSection>
      <FormSection title={words.mails}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Checkbox
            label={words.orderMails}
            checked={orders}
            onChange={({ target }) => form.set('orders', target.checked)}
          />
          <Checkbox
            label={words.warrantyMails}
            checked={warranty}
            onChange={({ target }) => form.set('warranty', target.checked)}
          />
        </div>
      </FormSection>
      <FormSection title={words.rights}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.role}
            hint={words.roleHint}
            options={[{ value: 'dealer', label: 'Dealer' }]}
            {...form.field('role')}
          />
          <TextField label={words.until} {...form.field('until')} />
        </div>
      </FormSection>
      <SaveBar form={form} action={words.save} />
    </FormFields>
  );
}

/** The three frames of most pages, with rows as the demo has them: in English, and at /de and /id-id in those languages. */
export function Frames() {
  const [queries] = useState(() => new QueryClient());
  const words = useFrameWords();
  return (
    <QueryClientProvider client={queries}>
      <ListSample />
      <DetailSample />
      <Section title={words.user}>
        <FormSample />
      </Section>
    </QueryClientProvider>
  );
}
