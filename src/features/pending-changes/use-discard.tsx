import { Trans } from '@lingui/react/macro';
import { confirm } from '#src/crud/form/confirm.ts';
import { checkoutOperation } from '#src/features/checkout/checkout.public.ts';
import { mayHaveTakenEffect, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { discardChange } from './use-changes.ts';

/** Discards a change permanently, after a question. */
export function useDiscard(): (entry: OutboxEntry) => Promise<void> {
  const texts = useChangeTexts();
  return async (entry) => {
    const text = (
      <>
        <p className="font-semibold">{texts(entry).title}</p>
        <p>
          {entry.operation === checkoutOperation ? (
            <Trans>It is not placed, and its lines go back to the cart.</Trans>
          ) : (
            <Trans>It will not be sent, and this device goes back to what the server has.</Trans>
          )}
        </p>
        {mayHaveTakenEffect(entry) ? (
          <p className="text-ink-muted">
            <Trans>The app has tried to send it. If it reached the server, it stays there.</Trans>
          </p>
        ) : null}
      </>
    );
    await confirm({
      title: <Trans>Discard this change?</Trans>,
      text,
      action: <Trans>Discard</Trans>,
      danger: true,
      work: () => discardChange(entry),
    });
  };
}
