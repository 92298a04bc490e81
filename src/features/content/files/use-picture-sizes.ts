import { useLingui } from '@lingui/react/macro';
import { askedPictureSizes, pictureSizes } from '#shared/content/picture-sizes.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { SelectOption } from '#src/ui/fields/select-field.tsx';

/** The names of the sizes of a picture. */
export function usePictureSizeNames() {
  const { t } = useLingui();
  return {
    high: t({ message: 'High', comment: 'a size of a picture' }),
    medium: t({ message: 'Medium', comment: 'a size of a picture' }),
    low: t({ message: 'Low', comment: 'a size of a picture' }),
    thumbnail: t({ message: 'Thumbnail', comment: 'a size of a picture' }),
  };
}

/** The sizes of pictures to choose from, with the pixels of the longer side. */
export function usePictureSizeOptions(): SelectOption[] {
  const { t } = useLingui();
  const number = useNumber();
  const names = usePictureSizeNames();
  return askedPictureSizes.map((size) => ({
    value: size,
    label:
      size === 'original'
        ? t({ message: 'Original', comment: 'a size of a picture' })
        : t`${{ size: names[size] }}, ${{ pixels: number(pictureSizes[size]) }} pixels`,
  }));
}
