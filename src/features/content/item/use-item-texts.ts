import { useLingui } from '@lingui/react/macro';
import { useContentTexts } from '../form/use-content-texts.ts';

/**
 * The fields that items have in common in words, in their form, where two versions are compared, and in the history,
 * which has layouts by their descriptions, and markets and files by their names.
 */
export function useItemTexts(
  layouts: readonly { id: string; description: string }[],
  markets: readonly { id: string; marketName: string }[],
  titleLabel?: string,
) {
  const { t } = useLingui();
  const { showFiles, ...texts } = useContentTexts(titleLabel);
  const yesNo = (yes: boolean) => (yes ? t`Yes` : t`No`);
  const nameMarket = (market: string) =>
    markets.find(({ id }) => id === market)?.marketName ?? market;
  return {
    ...texts,
    yesNo,
    contentTargetMarkets: {
      label: t`Target markets`,
      show: (ids: readonly string[]) => ids.map(nameMarket).join(', '),
    },
    layout: {
      label: t({ message: 'Layout', comment: 'what the card of an item shows' }),
      show: (layout: string) => layouts.find(({ id }) => id === layout)?.description ?? layout,
    },
    itemPerLine: { label: t`Pictures in a row` },
    tags: { label: t`Tags` },
    mustRead: { label: t`Must be read`, show: yesNo },
    file: { label: t`Picture of the card`, show: showFiles },
    files: { label: t`Files`, show: showFiles },
  };
}
