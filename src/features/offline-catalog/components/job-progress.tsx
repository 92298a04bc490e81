import { Trans, useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import type { CatalogJob } from '#src/offline/catalog/job-state.ts';
import { Progress } from '#src/ui/state/progress.tsx';

/** How far a download has come, in bytes and packages, or pictures. */
export function JobProgress({ job: { step, bytes, chunks, pictures } }: { job: CatalogJob }) {
  const { t } = useLingui();
  const locale = bcp47(useLocale());
  const { done, total } = step === 'pictures' ? pictures : bytes;
  const number = useNumber();
  const [here, all] = [formatBytes(bytes.done, locale), formatBytes(bytes.total, locale)];
  const [parts, allParts] = [number(chunks.done), number(chunks.total)];
  const [shown, allShown] = [number(pictures.done), number(pictures.total)];
  return (
    <div className="space-y-1">
      <Progress label={t`Progress`} done={done} total={total} />
      <p className="tabular min-h-6 text-sm">
        {total === 0 ? null : step === 'pictures' ? (
          <Trans>
            {shown} of {allShown} pictures
          </Trans>
        ) : (
          <Trans>
            {here} of {all} · {parts} of {allParts} packages
          </Trans>
        )}
      </p>
    </div>
  );
}
