import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { mostRowsInCheck } from '#shared/row-upload.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { RowUploadPanel } from '#src/crud/upload/row-upload-panel.tsx';
import { useRowUpload } from '#src/crud/upload/use-row-upload.ts';
import { CustomerPicker, useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { UploadRowsDocument } from '#src/graphql/generated/graphql.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useRefresh } from '../use-refresh.ts';
import {
  type RowKind,
  rowProblems,
  type UploadKey,
  useKindColumns,
  useKindTexts,
} from '../use-upload-kinds.ts';

interface Customer {
  /** The unified code. */
  code: string;
  name: string;
}

/** Takes in files of a kind for a customer, which staff choose (N046). */
export function KindUpload({ kind }: { kind: RowKind }) {
  const { t } = useLingui();
  const { customer: active } = useSession();
  const mayChoose = useMayChooseCustomer();
  const { title } = useKindTexts()[kind];
  const [customer, setCustomer] = useState<Customer | null>(
    active && { code: active.unified, name: active.name },
  );
  return (
    <section aria-label={title} className="space-y-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {mayChoose ? (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <CustomerPicker
            required
            label={t`Customer of the file`}
            value={customer}
            onChange={setCustomer}
          />
        </Suspense>
      ) : null}
      {customer ? (
        <RowsOfCustomer key={customer.code} kind={kind} custCode={customer.code} />
      ) : (
        <p className="text-ink-muted">
          <Trans>Choose the customer first.</Trans>
        </p>
      )}
    </section>
  );
}

function RowsOfCustomer({ kind, custCode }: { kind: RowKind; custCode: string }) {
  const refresh = useRefresh();
  const { columns, key } = useKindColumns()[kind];
  const { title } = useKindTexts()[kind];
  const take = useAction(UploadRowsDocument, { ownFailure: true });
  const upload = useRowUpload<UploadKey>({
    columns,
    key,
    monthFirst: false,
    mostInCheck: mostRowsInCheck,
    send: (rows, { dryRun, uploadId, fileName }) =>
      take.run({
        uploadId,
        kind,
        custCode,
        fileName,
        dryRun,
        rows: rows.map(({ line, cells }) => ({ line, ...cells })),
      }),
  });
  const { state } = upload;
  const isOver =
    (state.step === 'answered' || state.step === 'stopped') && state.job.phase === 'take';
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return (
    <RowUploadPanel
      upload={upload}
      columns={columns}
      templateName={title}
      takesText
      texts={{
        take: (count) => <Plural value={count} one="Take over # row" other="Take over # rows" />,
        taken: (count) => (
          <Plural value={count} one="# row is taken over." other="# rows are taken over." />
        ),
        there: (count) => (
          <Plural value={count} one="# row changes nothing." other="# rows change nothing." />
        ),
        problems: rowProblems,
        seeRecords:
          kind === 'OWN_NUMBERS' ? (
            <ButtonLink to={paths.orderLists({ show: 'numbers' })}>
              <Trans>See the own numbers</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.clickCollect()}>
              <Trans>See click & collect orders</Trans>
            </ButtonLink>
          ),
      }}
    />
  );
}
