import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saleQueries } from '#src/features/retail-sales/retail-sales.public.ts';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useClaimLabels } from '../../claims.fields.ts';
import { consumerFields, hasConsumer } from '../claim-values.ts';
import type { ClaimForm } from '../use-claim-form.ts';

const inputTypes: Partial<Record<string, string>> = { phone: 'tel', email: 'email' };

interface Props {
  form: ClaimForm;
  /** The bike of the claim. */
  frame: ShownFrame | undefined;
}

/** The consumer of a claim, who is optional (U254). The buyer of a registered sale is taken over only by a tap. */
export default function ConsumerFields({ form, frame }: Props) {
  const labels = useClaimLabels();
  const { claimIdCard } = form.context.host;
  const filled = hasConsumer(form.values);
  return (
    <div className="space-y-4">
      {frame?.sold ? <Buyer form={form} frame={frame} /> : null}
      <Fold
        open={filled}
        summary={
          filled ? (
            <span className="wrap-anywhere">{form.values.name || labels.name}</span>
          ) : (
            <Trans>Enter the consumer</Trans>
          )
        }
      >
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {consumerFields.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              type={inputTypes[name] ?? 'text'}
              autoComplete="off"
              {...form.field(name)}
            />
          ))}
        </div>
      </Fold>
      {filled && claimIdCard === 'required' ? (
        <Notice tone="info">
          <Trans>With a consumer, a copy of the ID card is needed.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}

/** The registered sale of the bike, whose buyer can be taken over where the sale is the user's own. */
function Buyer({ form, frame }: { form: ClaimForm; frame: ShownFrame }) {
  const { t } = useLingui();
  const { date } = useDates();
  const { has } = useSession();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { sold, custCode, frameNumber, isOwn } = frame;
  if (!sold) return null;
  const sale = sold.saleId;
  const mayTake = isOwn && sale && custCode && has('page.customer-sales-report');
  const take = async (asked: { custCode: string; sale: string }) => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await client.fetchQuery(
        saleQueries.one(asked.custCode, { frame: frameNumber, sale: asked.sale }),
      );
      if (!found?.customer) return setProblem(t`The sale names no consumer that you can see.`);
      for (const name of consumerFields) form.set(name, found.customer[name] ?? '');
    } catch {
      setProblem(t`The sale cannot be read now. Enter the consumer by hand.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="space-y-2">
      {isOwn ? null : (
        <p>
          <Trans comment="a bike">Sold on {{ day: date(sold.soldDate) }}</Trans>
        </p>
      )}
      {mayTake ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void take({ custCode, sale })}>
          <Trans>Take over the buyer</Trans>
        </Button>
      ) : null}
      {problem ? <Notice tone="info">{problem}</Notice> : null}
    </div>
  );
}
