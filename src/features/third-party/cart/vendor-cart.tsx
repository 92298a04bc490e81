import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressText } from '#shared/address-text.ts';
import { deliveryWindow } from '#shared/days.ts';
import { maxQty } from '#shared/quantity.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { useUnitText } from '../catalog/product-cells.tsx';
import { thirdPartyQueries } from '../third-party.queries.ts';
import { type CartLine, type CartShipment, emptyShipment, keyOf, priceOf } from './cart-lines.ts';
import { setQty, setShipment } from './cart-store.ts';
import type { LineChange } from './changed-lines.rules.ts';
import type { Placing } from './use-placing.ts';

interface Props {
  vendor: { id: string; name: string };
  lines: readonly CartLine[];
  shipment: CartShipment | undefined;
  placing: Placing;
}

/** The lines of the cart for one vendor, and how its order is handed over. */
export function VendorCart({ vendor, lines, shipment = emptyShipment, placing }: Props) {
  const money = useMoney();
  const subtotal = lines.reduce((sum, line) => sum + priceOf(line).total, 0);
  return (
    <section aria-label={vendor.name} className="rounded-xl border border-line bg-surface">
      <h2 className="flex items-baseline justify-between gap-3 border-b border-line p-3 font-semibold tabular-nums">
        {vendor.name}
        <span>{money(subtotal)}</span>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => {
          const key = keyOf(line.product);
          return (
            <li key={key}>
              <Line line={line} change={placing.changes.get(key)} />
            </li>
          );
        })}
      </ul>
      <Shipment vendor={vendor.id} shipment={shipment} placing={placing} />
    </section>
  );
}

function Line({ line, change }: { line: CartLine; change: LineChange | undefined }) {
  const { t } = useLingui();
  const money = useMoney();
  const unitText = useUnitText();
  const { product, qty } = line;
  const name = product.description;
  const { unit, total, full } = priceOf(line);
  const set = (next: number) => setQty(product, next).catch(sayNotSaved);
  const changeQty = (next: number) => {
    void set(next);
    if (next > 0) return;
    toast({
      tone: 'info',
      text: t`${name} removed`,
      action: { label: t`Undo`, onPress: () => void set(qty) },
    });
  };
  return (
    <article className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto_7rem] sm:items-center">
      <Picture square file={product.imageUrl} alt="" className="w-full rounded-md" />
      <div className="min-w-0">
        <h3 className="text-sm font-semibold break-words">{name}</h3>
        <SecondLine>{product.articleCode}</SecondLine>
        {change ? <Changed line={line} change={change} /> : null}
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 sm:contents">
        <QtyStepper value={qty} max={maxQty} label={t`Quantity of ${name}`} onChange={changeQty} />
        <div className="text-right tabular-nums">
          {total < full ? (
            <p className="text-xs text-ink-muted line-through">{money(full)}</p>
          ) : null}
          <p className="font-semibold">{money(total)}</p>
          <p className="text-xs text-ink-muted">
            {money(unit)} {unitText(product)}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Shows how a line has changed: the price before and now, the pieces that are left, or why it cannot be ordered. */
function Changed({ line, change }: { line: CartLine; change: LineChange }) {
  const problemText = useProblemText();
  const money = useMoney();
  const number = useNumber();
  const { now, seenPrice, left, refusal } = change;
  const box = useRef<HTMLDivElement>(null);
  // The button that asked is far below the first line that has changed.
  useEffect(() => {
    if (box.current === document.querySelector('[data-changed-line]')) box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      data-changed-line
      tabIndex={-1}
      className="scroll-mb-48 scroll-mt-24 mt-1 text-sm font-semibold text-warning-ink tabular-nums"
    >
      {refusal ? <p>{problemText({ code: refusal })}</p> : null}
      {now && seenPrice !== null ? (
        <p>
          <Trans comment="a price that has changed">
            {{ before: money(seenPrice) }} → {{ now: money(priceOf(now).unit) }}
          </Trans>
        </p>
      ) : null}
      {left === null || refusal ? null : (
        <p>
          <Trans comment="sales units that are left; fewer than wanted">
            {{ left: number(left) }} left of {{ wanted: number(line.qty) }}
          </Trans>
        </p>
      )}
      {now ? null : (
        <p>
          <Trans>This line is removed when you accept.</Trans>
        </p>
      )}
    </div>
  );
}

/** Where the order goes to or is collected, when, and a note. */
function Shipment({
  vendor,
  shipment,
  placing,
}: {
  vendor: string;
  shipment: CartShipment;
  placing: Placing;
}) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const { first, last } = deliveryWindow(useToday());
  const { data: shipTos = [] } = useQuery(thirdPartyQueries.shipTos());
  const { data: pickups = [] } = useQuery(thirdPartyQueries.pickups(vendor));
  const [notes, setNotes] = useState(shipment.notes);
  const set = (change: Partial<CartShipment>) =>
    void setShipment(vendor, change).catch(sayNotSaved);
  const errorOf = (field: string) => {
    const problem = placing.problems.find((one) => one.field === `shipment.${vendor}.${field}`);
    return problem ? problemText(problem) : undefined;
  };
  const options = [
    { value: '', label: t`Choose` },
    ...shipTos.map((one) => ({ value: `shipto:${one.id}`, label: addressText(one) })),
    ...pickups.map((one) => ({
      value: `pickup:${one.id}`,
      label: t`Collect at ${{ address: addressText(one) }}`,
    })),
  ];
  return (
    <div className="grid gap-3 border-t border-line p-3 sm:grid-cols-2">
      <SelectField
        required
        className="sm:col-span-2"
        label={t`Ship to`}
        value={shipment.to}
        options={options}
        error={errorOf('shipto')}
        onChange={({ target }) => set({ to: target.value })}
      />
      <DayField
        clearable
        label={t`Requested delivery`}
        value={shipment.day}
        min={first}
        max={last}
        error={errorOf('reqDeliveryDate')}
        onChange={(day) => set({ day })}
      />
      <TextField
        label={t`Note to the vendor`}
        value={notes}
        maxLength={100}
        error={errorOf('notes')}
        onChange={({ target }) => {
          setNotes(target.value);
          set({ notes: target.value });
        }}
      />
    </div>
  );
}
