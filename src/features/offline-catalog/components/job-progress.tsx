import { Trans, useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { formatBytes } from '#src/lib/format-bytes.ts';
import type { CatalogJob } from '#src/offline/catalog/job-state.ts';
import { classNames } from '#src/ui/class-names.ts';

/** In the brand's color in every browser, which `accent-color` alone does not give. */
const bar = classNames(
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken',
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-strong',
  '[&::-moz-progress-bar]:bg-brand-strong',
);

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
      <progress
        aria-label={t`Progress`}
        className={bar}
        max={total || 1}
        value={total ? done : undefined}
      />
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
