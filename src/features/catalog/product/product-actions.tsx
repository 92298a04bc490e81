import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { localePath, paths } from '#src/app/paths.ts';
import { ShowroomButton } from '#src/features/showroom/showroom.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { Drawing } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { VariantOnPage } from '../variants/use-variants.ts';
import { PrintDialog } from './print-dialog.tsx';
import type { PrintedProduct } from './print-sheet.tsx';
import { shareLink } from './share.ts';

/** Line drawings of the product page, on the 24 × 24 grid of src/ui/icon-paths.ts. */
const productIcons = {
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M7 11H5v9.5h14V11h-2',
  print: 'M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 13.5h10v7H7z',
} as const;

interface Props {
  product: PrintedProduct & { category: string; slug: string };
  items: readonly VariantOnPage[];
  chosen: VariantOnPage | undefined;
  /** Code of the variant that the address names or the user selected; a shared link leads to it. */
  picked: string | null;
}

function Action({
  label,
  path,
  press,
}: {
  label: string;
  path: string;
  press: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={press}
      className="grid size-touch place-items-center rounded border border-line-strong bg-surface text-ink-muted hover:bg-sunken"
    >
      <Drawing path={path} size={20} />
    </button>
  );
}

/** Share, print and showroom mode in the head of a product page. */
export function ProductActions({ product, items, chosen, picked }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [printing, setPrinting] = useState(false);
  const share = async () => {
    const query = items.length > 1 ? { article: picked } : {};
    const path = paths.product(product.category.toLowerCase(), product.slug, query);
    const url = window.location.origin + localePath(locale, path);
    const result = await shareLink(product.name, url);
    if (result === 'copied') toast({ tone: 'success', text: t`Link copied` });
    if (result === 'failed') toast({ tone: 'info', text: url, standing: true });
  };
  return (
    <div className="flex gap-2">
      <Action label={t`Share`} path={productIcons.share} press={() => void share()} />
      {chosen ? (
        <Action label={t`Print`} path={productIcons.print} press={() => setPrinting(true)} />
      ) : null}
      <ShowroomButton />
      {chosen && printing ? (
        <PrintDialog
          product={product}
          items={items}
          chosen={chosen}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}
