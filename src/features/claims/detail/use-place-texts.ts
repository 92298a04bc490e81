import { useLingui } from '@lingui/react/macro';
import type { ShownClaim } from '../claims.queries.ts';

/** Returns the name of a place of files, such as the invoice (reading 36). */
export function usePlaceTexts({ productCategory }: Pick<ShownClaim, 'productCategory'>) {
  const { t } = useLingui();
  const defect = (no: number) => t`Defect ${no}`;
  const texts: Record<string, string> = {
    invoice: t`Invoice`,
    idCard: t`ID card`,
    photo1: productCategory === 'Bike' ? t`Whole bike` : t`Whole article`,
    photo2: t`Serial number`,
    photo3: defect(1),
    photo4: defect(2),
    photo5: defect(3),
    photo6: defect(4),
    video: t`Video`,
  };
  return (place: string): string => texts[place] ?? place;
}
