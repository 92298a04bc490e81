import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useCart } from '#src/features/cart/cart.public.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useCartQuestions } from '../use-cart-questions.tsx';
import { useDeleteList } from '../use-delete-list.ts';
import type { ShownList } from '../use-order-lists.ts';
import { useSwitchCart } from '../use-switch-cart.ts';
import { CountsText } from './counts-text.tsx';
import { NameDialog, type NameQuestion } from './name-dialog.tsx';
import { UnsentListNote } from './unsent-list-note.tsx';

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 p-3';

/** The user's carts: the active one first, the others to switch to. */
export function Carts({ carts }: { carts: readonly ShownList[] }) {
  const { t } = useLingui();
  const questions = useCartQuestions();
  const { switchTo, busy } = useSwitchCart();
  const deleteList = useDeleteList();
  const [question, setQuestion] = useState<NameQuestion | null>(null);
  const active = carts.find((cart) => cart.active);
  const others = carts.filter((cart) => !cart.active);
  return (
    <div className="space-y-3">
      <div className="flex justify-end">
        <Button variant="secondary" onClick={() => setQuestion(questions.newCart)}>
          <Trans>New empty cart</Trans>
        </Button>
      </div>
      <ul
        aria-label={t`Carts`}
        className="divide-y divide-line rounded-xl border border-line bg-surface"
      >
        <ActiveCart
          cart={active}
          onName={() => setQuestion(active ? questions.rename(active) : questions.nameActive)}
        />
        {others.map((cart) => (
          <li key={cart.id} className={rowClass}>
            <div className="min-w-0 flex-1 basis-48">
              <h2 className="font-semibold break-words">{cart.name}</h2>
              <p className="text-sm text-ink-muted">
                <CountsText lines={cart.lines} />
              </p>
              <UnsentListNote pending={cart.pending} problem={cart.problem} />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                busy={busy}
                aria-label={t`Switch to ${{ name: cart.name }}`}
                onClick={() => void switchTo(cart)}
              >
                <Trans>Switch</Trans>
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Rename ${{ name: cart.name }}`}
                onClick={() => setQuestion(questions.rename(cart))}
              >
                <Trans>Rename</Trans>
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Delete ${{ name: cart.name }}`}
                onClick={() => void deleteList(cart)}
              >
                <Trans>Delete</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <NameDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/** The cart that orders are made from; it can be named, its lines are changed in the cart. */
function ActiveCart({ cart, onName }: { cart: ShownList | undefined; onName: () => void }) {
  const { t } = useLingui();
  const { lines } = useCart();
  const name = cart?.name ?? t`Unnamed cart`;
  return (
    <li className={rowClass} aria-current="true">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name}
          <Badge tone="brand">
            <Trans>active</Trans>
          </Badge>
        </h2>
        <p className="text-sm text-ink-muted">
          <CountsText lines={lines} />
        </p>
        {cart ? <UnsentListNote pending={cart.pending} problem={cart.problem} /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.cart()}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
        <Button variant="quiet" aria-label={cart ? t`Rename ${name}` : undefined} onClick={onName}>
          {cart ? <Trans>Rename</Trans> : <Trans>Name this cart</Trans>}
        </Button>
      </div>
    </li>
  );
}
