import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useCartQuestions } from '../use-cart-questions.tsx';
import { type ShownList, useOrderLists } from '../use-order-lists.ts';
import { useSwitchCart } from '../use-switch-cart.ts';
import { CountsText } from './counts-text.tsx';
import { NameDialog, type NameQuestion } from './name-dialog.tsx';

/** The number of other carts in the menu; the rest is on the page of carts. */
const shownCarts = 8;

const rowClass =
  'flex min-h-touch w-full items-center gap-2 rounded px-3 py-2 text-left hover:bg-sunken';

/** The active cart's name as a button whose menu switches, names it or keeps it as a template. */
export default function CartName() {
  const { t } = useLingui();
  const { rows } = useOrderLists();
  const [question, setQuestion] = useState<NameQuestion | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const carts = rows.filter(({ own, kind }) => own && kind === 'cart');
  const active = carts.find((one) => one.active);
  const name = active?.name ?? t`Unnamed cart`;
  return (
    <div ref={box} className="min-w-0">
      <Disclosure
        label={t`Cart: ${name}. Switch or name it`}
        align="left"
        className="w-72 max-w-[calc(100vw-2rem)]"
        buttonClassName="max-w-full font-semibold"
        button={
          <>
            <span className="min-w-0 truncate">{name}</span>
            <Icon name="chevron-down" size={20} className="shrink-0" />
          </>
        }
      >
        {(close) => {
          // The pressed row goes with the menu: the focus, and that after the dialog, is the button's.
          const leave = () => {
            box.current?.querySelector('button')?.focus();
            close();
          };
          const openQuestion = (next: NameQuestion) => {
            leave();
            setQuestion(next);
          };
          return <CartMenu carts={carts} onLeave={leave} onAsk={openQuestion} />;
        }}
      </Disclosure>
      <NameDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

interface CartMenuProps {
  carts: readonly ShownList[];
  onLeave: () => void;
  onAsk: (question: NameQuestion) => void;
}

function CartMenu({ carts, onLeave, onAsk }: CartMenuProps) {
  const cart = useCart();
  const questions = useCartQuestions();
  const { switchTo, busy } = useSwitchCart();
  const active = carts.find((one) => one.active);
  const others = carts.filter((one) => !one.active);
  return (
    <>
      {others.length > 0 ? (
        <p className="px-3 py-1 text-sm text-ink-muted">
          <Trans>Switch to</Trans>
        </p>
      ) : null}
      {others.slice(0, shownCarts).map((other) => (
        <MenuRow
          key={other.id}
          disabled={busy}
          onPress={() => {
            onLeave();
            void switchTo(other);
          }}
        >
          <span className="min-w-0 flex-1 truncate">{other.name}</span>
          <span className="shrink-0 text-sm text-ink-muted">
            <CountsText lines={other.lines} />
          </span>
        </MenuRow>
      ))}
      <MenuRow onPress={() => onAsk(questions.newCart)}>
        <Icon name="plus" size={20} />
        <Trans>New empty cart</Trans>
      </MenuRow>
      <MenuRow onPress={() => onAsk(active ? questions.rename(active) : questions.nameActive)}>
        <Icon name="edit" size={20} />
        {active ? <Trans>Rename this cart</Trans> : <Trans>Name this cart</Trans>}
      </MenuRow>
      {cart.lines.length > 0 ? (
        <MenuRow onPress={() => onAsk(questions.asTemplate(active?.name ?? ''))}>
          <Icon name="list" size={20} />
          <Trans>Save as a template</Trans>
        </MenuRow>
      ) : null}
      <LocaleLink to={paths.orderLists()} className={rowClass}>
        <Trans>All carts and templates</Trans>
      </LocaleLink>
    </>
  );
}

interface MenuRowProps {
  onPress: () => void;
  disabled?: boolean;
  children: ReactNode;
}

function MenuRow({ onPress, disabled, children }: MenuRowProps) {
  return (
    <button type="button" className={rowClass} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
