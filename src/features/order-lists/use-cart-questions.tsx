import { Trans, useLingui } from '@lingui/react/macro';
import { useCart } from '#src/features/cart/cart.public.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { NameQuestion } from './components/name-dialog.tsx';
import { saveOrderList } from './list-device.ts';
import type { ListOnDevice } from './list-model.ts';
import { useSwitchCart } from './use-switch-cart.ts';

export interface CartQuestions {
  /** A new, empty cart in the place of the active one. */
  newCart: NameQuestion;
  /** The active cart, which has no name yet. */
  nameActive: NameQuestion;
  /** Another name for a cart or template. */
  rename: (list: ListOnDevice) => NameQuestion;
  /** The lines of the cart as a template. @param name what it may be called */
  asTemplate: (name: string) => NameQuestion;
}

/** The questions for a name, each with what is done under it. */
export function useCartQuestions(): CartQuestions {
  const { t } = useLingui();
  const cart = useCart();
  const { switchTo } = useSwitchCart();
  return {
    newCart: {
      title: <Trans>New empty cart</Trans>,
      name: '',
      text: <Trans>The current cart is kept, and you can switch back to it.</Trans>,
      action: <Trans>Switch to it</Trans>,
      onName: (name, id) => switchTo({ name, newId: id }),
    },
    nameActive: {
      title: <Trans>Name this cart</Trans>,
      name: '',
      action: <Trans>Save</Trans>,
      onName: (name, id) => saveOrderList({ id, kind: 'cart', name, active: true, lines: [] }),
    },
    rename: (list) => ({
      title: <Trans>Rename</Trans>,
      name: list.name,
      action: <Trans>Save</Trans>,
      onName: (name) => saveOrderList({ ...list, name }),
    }),
    asTemplate: (named) => ({
      title: <Trans>Save as a template</Trans>,
      name: named,
      text: <Trans>Keeps the articles and quantities of the cart to order from again.</Trans>,
      action: <Trans>Save</Trans>,
      onName: async (name, id) => {
        const lines = cart.lines.map(({ articleCode, qty }) => ({ articleCode, qty }));
        await saveOrderList({ id, kind: 'template', name, lines });
        toast({ tone: 'success', text: t`${name} is kept as a template` });
      },
    }),
  };
}
