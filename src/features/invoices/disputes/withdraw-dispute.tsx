import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { WithdrawInvoiceDisputeDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { withdrawTexts } from '../invoices.problems.ts';

/** Withdraws an open dispute after a question. */
export function WithdrawDispute({ id }: { id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { readsOnly } = useSession();
  const { run, busy, problem } = useAction(WithdrawInvoiceDisputeDocument, {
    invalidates: [['invoices']],
  });
  if (readsOnly) return null;
  const ask = () =>
    confirm({
      title: <Trans>Withdraw the dispute</Trans>,
      text: <Trans>The distributor will no longer check the invoice.</Trans>,
      action: <Trans>Withdraw dispute</Trans>,
      cancel: <Trans>Keep dispute</Trans>,
      danger: true,
      work: () => run({ id }),
    });
  return (
    <div className="space-y-2">
      <Button
        variant="secondary"
        busy={busy}
        disabledReason={online ? null : t`You are offline. This needs a connection.`}
        onClick={() => void ask()}
      >
        <Trans>Withdraw dispute</Trans>
      </Button>
      <ProblemNotice problem={problem} texts={withdrawTexts} />
    </div>
  );
}
