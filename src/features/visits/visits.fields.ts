import { useLingui } from '@lingui/react/macro';
import type { VisitPhotoPlace } from '#shared/visits/visit-photos.rules.ts';

/** The labels of a visit's photos by their places (E822 to E832). */
export function useVisitPhotoLabels(): Readonly<Record<VisitPhotoPlace, string>> {
  const { t } = useLingui();
  return {
    frontShop1: t({ message: 'Front 1', comment: 'photo of a shop from outside' }),
    frontShop2: t({ message: 'Front 2', comment: 'photo of a shop from outside' }),
    frontShop3: t({ message: 'Front 3', comment: 'photo of a shop from outside' }),
    frontShop4: t({ message: 'Front 4', comment: 'photo of a shop from outside' }),
    displayShop1: t({ message: 'Display 1', comment: 'photo of bicycles on display in a shop' }),
    displayShop2: t({ message: 'Display 2', comment: 'photo of bicycles on display in a shop' }),
    displayShop3: t({ message: 'Display 3', comment: 'photo of bicycles on display in a shop' }),
    displayShop4: t({ message: 'Display 4', comment: 'photo of bicycles on display in a shop' }),
    displayBanner: t({ message: 'Banner', comment: 'photo of a banner in a shop' }),
    displayPoster: t({ message: 'Poster', comment: 'photo of a poster in a shop' }),
    displayHangtagShimano: t`Shimano hangtag`,
  };
}

/** The labels of a visit's answers, for form, detail and history (E808 to E821). */
export function useVisitLabels() {
  const { t } = useLingui();
  return {
    customer: t`Customer`,
    otherMidrange: t`Other midrange brands`,
    otherMidrangeDescription: t`Which midrange brands`,
    brandDomination: t`Our brand dominates`,
    qtyPlgGrp: t`Own bicycles on display`,
    qtyNonPlgGrp: t`Other bicycles on display`,
    brandDisplay: t`Brand display`,
    brandDisplayDescription: t`About the display`,
    seriesList: t`Series on display`,
    seriesBrand: t`Series of other brands`,
    otherSeriesList: t`Other series`,
    notes: t`Notes`,
    equipment: t`Equipment`,
    equipmentText: t`About the equipment`,
  } as const;
}
