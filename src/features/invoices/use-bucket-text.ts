import { useLingui } from '@lingui/react/macro';
import type { AgeingBucketName } from '#shared/invoices/ageing.rules.ts';

/** Names an ageing bucket in few words (N073). */
export function useBucketText(): (name: AgeingBucketName) => string {
  const { t } = useLingui();
  const texts: Record<AgeingBucketName, string> = {
    notDue: t`Not due`,
    from1: t`1–30 days`,
    from31: t`31–60 days`,
    from61: t`61–90 days`,
    from91: t`Over 90 days`,
  };
  return (name) => texts[name];
}
