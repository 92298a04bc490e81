import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';

interface CartNote {
  product?: { name?: string; article_code_display?: string };
  qty?: number;
}

export function useCartChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    UpdateProductsInCart({ note }) {
      const { product, qty = 0 } = note as CartNote;
      const name = [product?.name, product?.article_code_display].filter(Boolean).join(' · ');
      const title = qty === 0 ? t`Cart: ${name} removed` : t`Cart: ${qty} × ${name}`;
      return { feature: t`Cart`, title, to: paths.cart(), edit: null };
    },
  };
}
