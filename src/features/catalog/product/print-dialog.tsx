import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { printOnly } from '#src/lib/input/print-only.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { VariantOnPage } from '../variants/use-variants.ts';
import { Barcode } from './barcode.tsx';
import { type PrintedProduct, PrintSheet, printedName } from './print-sheet.tsx';

interface Props {
  product: PrintedProduct;
  items: readonly VariantOnPage[];
  chosen: VariantOnPage;
  onClose: () => void;
}

/** Which variant to print, and whether with the own price, which is never on paper unless ticked. */
export function PrintDialog({ product, items, chosen, onClose }: Props) {
  const { t } = useLingui();
  const showroom = useShowroom();
  const sheet = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState(chosen.article_code);
  const [own, setOwn] = useState(false);
  const item = items.find(({ article_code }) => article_code === code) ?? chosen;
  const mayShowOwn = !showroom && item.price.dealer != null;
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={<Trans>Print</Trans>}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              onClick={() => sheet.current && void printOnly(sheet.current)}
            >
              <Trans>Print</Trans>
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          {items.length > 1 ? (
            <SelectField
              label={t`Article`}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              options={items.map((one) => ({
                value: one.article_code,
                label: [printedName(product, one), one.article_code_display]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          ) : null}
          <p>
            <Trans>Picture, name, code, barcode and RRP on one page.</Trans>
          </p>
          <Barcode code={item.ean} />
          {mayShowOwn ? (
            <Checkbox
              label={t`With my own price`}
              checked={own}
              onChange={(event) => setOwn(event.target.checked)}
            />
          ) : null}
        </div>
      </Dialog>
      {createPortal(
        <PrintSheet ref={sheet} product={product} item={item} withOwnPrice={own && mayShowOwn} />,
        document.body,
      )}
    </>
  );
}
