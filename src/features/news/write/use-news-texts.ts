import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useContentTexts } from '#src/features/content/content-writing.public.ts';
import type { NewsValues } from './news-values.ts';

/** The fields of a news item in words, in its form, where two versions are compared, and in the history. */
export function useNewsTexts(
  layouts: readonly { id: string; description: string }[],
  markets: readonly { id: string; marketName: string }[],
) {
  const { t } = useLingui();
  const { language, days, texts, showFiles, getHistoryTexts } = useContentTexts();
  const yesNo = (yes: boolean) => (yes ? t`Yes` : t`No`);
  const nameMarket = (market: string) =>
    markets.find(({ id }) => id === market)?.marketName ?? market;
  const fields = {
    language,
    texts,
    days,
    contentTargetMarkets: {
      label: t`Target markets`,
      show: (ids: NewsValues['contentTargetMarkets']) => ids.map(nameMarket).join(', '),
    },
    layout: {
      label: t({ message: 'Layout', comment: 'what the card of a news item shows' }),
      show: (layout: string) => layouts.find(({ id }) => id === layout)?.description ?? layout,
    },
    itemPerLine: { label: t`Pictures in a row` },
    tags: { label: t`Tags` },
    mustRead: { label: t`Must be read`, show: yesNo },
    file: { label: t`Picture of the card`, show: showFiles },
    files: { label: t`Files`, show: showFiles },
  };
  return {
    ...fields,
    // The history has layouts by their descriptions, and markets and files by their names.
    getHistoryTexts: (field: string): FieldTexts | undefined => getHistoryTexts(field),
  };
}
