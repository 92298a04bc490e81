import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ActionResult, useAction } from '#src/crud/action/use-action.ts';
import {
  DeleteProductsDocument,
  UpdateProductAttributesDocument,
} from '#src/graphql/generated/graphql.ts';
import {
  type Change,
  type Failure,
  toBatches,
  toFailures,
  toInputs,
  toNamed,
} from './change-set.rules.ts';
import { type ManagedProduct, managedProductsKey } from './managed-products.queries.ts';

export interface ChangeRun {
  change: Change;
  batches: readonly ManagedProduct[][];
  /** Batches that were sent. */
  sent: number;
  total: number;
  /** Articles that were changed. */
  done: number;
  failed: readonly Failure[];
  /** `offline` is paused because there is no connection. */
  state: 'running' | 'paused' | 'offline' | 'finished' | 'cancelled';
}

/**
 * Sends a change set in batches of 75, one after the other (B281). A batch that fails does not stop the others; its
 * articles are listed at the end (B162, N122).
 */
export function useChangeSet() {
  const queries = useQueryClient();
  const options = { ownFailure: true };
  const update = useAction(UpdateProductAttributesDocument, options);
  const remove = useAction(DeleteProductsDocument, options);
  const [run, setRun] = useState<ChangeRun | null>(null);
  const latest = useRef<ChangeRun | null>(null);
  /** Whether a batch is on its way, after which the sending goes on by itself. */
  const isSending = useRef(false);
  // Leaving the page stops it after the batch that is on its way.
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const show = (next: ChangeRun | null) => {
    latest.current = next;
    setRun(next);
  };
  const send = (change: Change, batch: readonly ManagedProduct[]) =>
    change.action === 'set'
      ? update.run({ products: toInputs(batch, change) })
      : remove.run({ products: toNamed(batch), restore: change.action === 'restore' });

  const sendAll = async () => {
    for (;;) {
      const now = latest.current;
      const batch = now?.batches[now.sent];
      if (now?.state !== 'running') return;
      if (!batch) return show({ ...now, state: 'finished' });
      const result = await send(now.change, batch);
      // The user may have paused or cancelled it during the call.
      const then = latest.current;
      if (!then) return;
      // Another run has begun during the call.
      if (then.batches !== now.batches) continue;
      if (result.kind === 'unanswered' && !navigator.onLine) {
        if (then.state === 'running') show({ ...then, state: 'offline' });
        return;
      }
      const failed = failuresOf(batch, result);
      show({
        ...then,
        sent: then.sent + 1,
        done: then.done + batch.length - failed.length,
        failed: [...then.failed, ...failed],
      });
    }
  };
  const goOn = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await sendAll();
    isSending.current = false;
    // Once after all batches: to read the list again after each would take as long as the batch.
    void queries.invalidateQueries({ queryKey: [managedProductsKey] });
  };
  return {
    run,
    start: (products: readonly ManagedProduct[], change: Change) => {
      const begun = { change, sent: 0, total: products.length, done: 0, failed: [] };
      show({ ...begun, batches: toBatches(products), state: 'running' });
      void goOn();
    },
    pause: () => latest.current && show({ ...latest.current, state: 'paused' }),
    resume: () => {
      if (!latest.current) return;
      show({ ...latest.current, state: 'running' });
      void goOn();
    },
    cancel: () => latest.current && show({ ...latest.current, state: 'cancelled' }),
    clear: () => show(null),
  };
}

/** Returns the articles of a batch that were not changed: all of them if the call as a whole failed. */
function failuresOf(batch: readonly ManagedProduct[], result: ActionResult): Failure[] {
  const problems = result.kind === 'done' ? result.answer.userErrors : result.problems;
  const byArticle = toFailures(batch, problems);
  if (result.kind === 'done' || byArticle.length > 0) return byArticle;
  const { code = 'FAILED', message = null } = problems[0] ?? {};
  return batch.map((product) => ({ product, code, message }));
}
