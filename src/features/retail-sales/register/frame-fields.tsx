import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { pickNumber } from '#shared/serials/read-serials.ts';
import { paths } from '#src/app/paths.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { registerOperation, useWaitingSales } from '../use-waiting-sales.ts';
import { type CheckedSale, findChosen, isOfOther } from './frame-checks.rules.ts';
import { InspectionMissing } from './inspection-missing.tsx';
import { KnownFrame } from './known-frame.tsx';
import { notDelivered, notInspected, type SaleValues } from './sale-values.ts';
import { StockOptions } from './stock-options.tsx';
import type { Known } from './use-known-frame.ts';

interface Props {
  form: EntityForm<SaleValues>;
  known: Known;
  checked: CheckedSale;
  /** The codes for which the server has refused the sale. */
  refusedFor: readonly string[];
}

/** The frame number, typed or scanned, and the bike that it belongs to. */
export function FrameFields({ form, known, checked, refusedFor }: Props) {
  const { t } = useLingui();
  const { articleCode, buyer, isConfirmed } = form.values;
  const frame = findChosen(known, articleCode);
  const isForeign = frame !== undefined && isOfOther(frame, checked.seller);
  // Of the bike of a registered sale nothing is asked again.
  const isAsked = form.values.frameNumber.trim() !== checked.registered;
  const isMissing = known.from === 'device' && frame?.isOwn === false;
  const { forget, take, goOn } = useTakeFrame(form);
  const field = form.field('frameNumber');
  const stockId = useId();
  const [isFocused, setFocused] = useState(false);
  return (
    <div className="space-y-4">
      <TextField
        required
        label={t`Frame number`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        list={stockId}
        onFocus={() => setFocused(true)}
        trailing={<ScanButton accept="frame" keyboard onScan={(code) => take(pickNumber(code))} />}
        {...field}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          forget();
          return field.onChange(event);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // A keyboard scanner ends the number with Enter, which must not register the sale yet.
          if (event.key !== 'Enter' || buyer !== 'consumer') return;
          event.preventDefault();
          goOn();
        }}
      />
      <StockOptions id={stockId} isWanted={isFocused} />
      <KnownFrame
        known={known}
        saleId={checked.saleId}
        sale={form.values}
        onChoose={(chosen) => take(chosen.frameNumber, chosen.articleCode ?? '')}
      />
      <WaitingTwin frameNumber={form.values.frameNumber} saleId={checked.saleId} />
      {isForeign ? (
        <Notice tone="warning">
          <Trans>This bike was not delivered to you.</Trans>
        </Notice>
      ) : null}
      {(isAsked && (isForeign || isMissing)) || isConfirmed || refusedFor.includes(notDelivered) ? (
        <Checkbox
          label={t`We have sold it, although it was delivered to another dealer`}
          checked={isConfirmed}
          onChange={({ target }) => form.set('isConfirmed', target.checked)}
        />
      ) : null}
      <InspectionMissing
        form={form}
        frame={frame}
        isWaiting={checked.isInspectionWaiting || !isAsked}
        wasRefused={refusedFor.includes(notInspected)}
      />
    </div>
  );
}

/** Takes a number into the form, or only forgets the answers about the bike with the last one. */
function useTakeFrame(form: EntityForm<SaleValues>) {
  const { articleCode, buyer, isConfirmed, isUninspected, overruled } = form.values;
  const forget = () => {
    if (articleCode) form.set('articleCode', '');
    if (isConfirmed) form.set('isConfirmed', false);
    if (isUninspected) form.set('isUninspected', false);
    if (overruled.length > 0) form.set('overruled', []);
  };
  const goOn = () => {
    if (buyer === 'consumer') form.methods.setFocus('name');
  };
  const take = (number: string, article = '') => {
    forget();
    form.set('frameNumber', number);
    if (article) form.set('articleCode', article);
    goOn();
  };
  return { forget, take, goOn };
}

/** A sale of the same bike that waits on this device, so that it is not entered twice. */
function WaitingTwin({ frameNumber, saleId }: { frameNumber: string; saleId: string }) {
  const { normal } = parseSerial(frameNumber);
  const twin = useWaitingSales().find(
    ({ operation, note, variables }) =>
      operation === registerOperation &&
      parseSerial(String(note.frameNumber)).normal === normal &&
      (variables as { saleId?: string }).saleId !== saleId,
  );
  if (!twin || normal === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <TextLink to={paths.registerSale({ entry: twin.id })}>
          <Trans>Edit</Trans>
        </TextLink>
      }
    >
      <Trans>A sale of this bike is on this device and not sent yet.</Trans>
    </Notice>
  );
}
