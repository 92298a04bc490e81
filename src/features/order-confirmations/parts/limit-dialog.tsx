import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { parseMoney } from '#shared/money.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { ActionFailure } from '#src/graphql/action-failure.tsx';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { WaitingOrder } from '../order-confirmations.queries.ts';
import { useOrderLimit } from '../use-decision.ts';
import { useDecisionText } from '../use-decision-text.ts';

interface Props {
  waiting: WaitingOrder;
  onClose: () => void;
}

/** Sets how much one waiting order may be worth; begins with what it is worth (O064, N067). */
export function LimitDialog({ waiting, onClose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const formId = useId();
  const decisionText = useDecisionText();
  const precision = useHostConfig().currency.decimalPrecision;
  const { order, limit } = waiting;
  const proposed = Math.max(order.total_order, limit ?? 0);
  const [first] = useState((proposed / 10 ** precision).toFixed(precision));
  const [text, setText] = useState(first);
  useUnsavedInput(text !== first);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, data: problem, error } = useOrderLimit();
  const minor = parseMoney(text.trim().replace(',', '.'), precision);
  const valid = minor !== null && minor >= 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!valid) return;
    const wish = { orderNumber: order.order_no, limit: minor };
    mutate(wish, { onSuccess: (refused) => refused === null && onClose() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Limit of order {order.order_no}</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            <Trans>Set the limit</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className="space-y-4" onSubmit={send} noValidate>
        <p>
          <Trans>It is worth {money(order.total_order)}.</Trans>
        </p>
        <TextField
          label={t`May be worth up to`}
          inputMode="decimal"
          value={text}
          // Read back, because 1.200 may mean two things.
          hint={valid ? money(minor) : null}
          error={tried && !valid ? t`Write an amount, like 1200` : null}
          onChange={(event) => setText(event.target.value)}
        />
        {problem ? <Notice tone="error">{decisionText(problem)}</Notice> : null}
        <ActionFailure error={error} />
      </form>
    </Dialog>
  );
}
