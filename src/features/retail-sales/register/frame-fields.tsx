import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { EntityForm } from '#src/crud/entity-form.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { KnownFrame as Frame } from '../retail-sales.queries.ts';
import type { SaleValues } from './sale-values.ts';
import type { Known } from './use-known-frame.ts';

const InspectionMissing = lazyWithMessages(() => import('./inspection-missing.tsx'));
const KnownFrame = lazyWithMessages(() => import('./known-frame.tsx'));

interface Props {
  form: EntityForm<SaleValues>;
  known: Known;
  saleId: string;
  /** The server may have refused it for a bike of another dealer. */
  wasRefused: boolean;
}

/** The frame number, typed or scanned, and what is known of it. */
export function FrameFields({ form, known, saleId, wasRefused }: Props) {
  const { t } = useLingui();
  const { articleCode, isConfirmed } = form.values;
  const isForeign = known.frames?.some((frame) => isOfOther(frame)) ?? false;
  return (
    <div className="space-y-4">
      <div className="flex items-end gap-2">
        <TextField
          required
          className="flex-1"
          label={t`Frame number`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('frameNumber')}
        />
        <Suspense fallback={null}>
          <ScanButton accept="frame" keyboard onScan={(code) => form.set('frameNumber', code)} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <KnownFrame
          known={known}
          saleId={saleId}
          articleCode={articleCode}
          onChoose={(frame) => {
            form.set('frameNumber', frame.frameNumber);
            form.set('articleCode', frame.articleCode ?? '');
          }}
        />
      </Suspense>
      {isForeign ? (
        <Notice tone="warning">
          <Trans>This bike was not delivered to you.</Trans>
        </Notice>
      ) : null}
      {isForeign || isConfirmed || wasRefused ? (
        <Checkbox
          label={t`We have sold it, although it was delivered to another dealer`}
          checked={isConfirmed}
          onChange={({ target }) => form.set('isConfirmed', target.checked)}
        />
      ) : null}
      <Suspense fallback={null}>
        <InspectionMissing form={form} known={known} wasRefused={wasRefused} />
      </Suspense>
    </div>
  );
}

const isOfOther = ({ isKnown, isOwn, isNear }: Frame) => isKnown && !isOwn && !isNear;
