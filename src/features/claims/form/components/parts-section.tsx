import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pickNumber } from '#shared/serials/read-serials.ts';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useClaimLabels } from '../../claims.fields.ts';
import { type FoundArticle, findClaimArticles } from '../claim-form.queries.ts';
import { mayLackCode } from '../claim-form.rules.ts';
import type { ClaimForm } from '../use-claim-form.ts';
import { ArticleFields } from './article-fields.tsx';
import { OpenClaims } from './open-claims.tsx';

interface Props {
  form: ClaimForm;
  claimId: string;
  /** The article of a stored claim cannot be exchanged. */
  isFixed: boolean;
}

/** The article of a claim for parts, among those that were delivered, and its serial number where it has one. */
export default function PartsSection({ form, claimId, isFixed }: Props) {
  const { t } = useLingui();
  const { date } = useDates();
  const online = useOnline();
  const labels = useClaimLabels();
  const { articleCode, articleDescription, hasSerial, frameNumber, customer } = form.values;
  const [picked, setPicked] = useState<FoundArticle | null>(null);
  const isPicked = picked !== null && (picked.code ?? '') === articleCode;
  const mayBeFree = mayLackCode(form.context.host);
  const take = (article: FoundArticle | null) => {
    setPicked(article);
    form.set('articleCode', article?.code ?? '');
    form.set('articleDescription', article?.description ?? '');
    form.set('brandName', article?.brand ?? '');
    form.set('merchandise', article?.merchandise ?? '');
    form.set('hasSerial', article?.hasSerial ?? false);
    form.set('doNo', article?.doNo ?? '');
  };
  return (
    <div className="space-y-4">
      {isFixed ? null : (
        <EntityPicker<FoundArticle>
          label={labels.articleCode}
          hint={t`Articles that were delivered, the last delivery first`}
          required={!mayBeFree}
          error={articleCode ? undefined : form.field('articleCode').error}
          value={isPicked ? picked : null}
          onChange={take}
          find={(search, request) =>
            findClaimArticles(form.context.kind, customer?.code, search, request)
          }
          toOption={({ code, codeDisplay, description, doNo, deliveredOn }) => ({
            value: [code ?? description, doNo].join('~'),
            label: description,
            text: [codeDisplay ?? code ?? t`without a code`, doNo, deliveredOn && date(deliveredOn)]
              .filter(Boolean)
              .join(' · '),
            disabled: code === null && !mayBeFree,
          })}
        />
      )}
      {picked && isPicked && picked.deliveredOn ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Delivered on {{ day: date(picked.deliveredOn) }} with {{ number: picked.doNo ?? '' }}
          </Trans>
        </p>
      ) : null}
      <ArticleFields
        form={form}
        isUnknown={!isPicked && (!online || Boolean(articleCode || articleDescription))}
        isFixed={isFixed}
      />
      {hasSerial || frameNumber || !isPicked ? (
        <TextField
          required={hasSerial}
          readOnly={isFixed}
          label={t`Serial number`}
          hint={hasSerial ? undefined : t`Only where the article has one`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          trailing={
            isFixed ? undefined : (
              <ScanButton
                accept="frame"
                keyboard
                onScan={(code) => form.set('frameNumber', pickNumber(code))}
              />
            )
          }
          {...form.field('frameNumber')}
        />
      ) : null}
      <OpenClaims frameNumber={frameNumber} claimId={claimId} />
    </div>
  );
}
