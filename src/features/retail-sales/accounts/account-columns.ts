import { useLingui } from '@lingui/react/macro';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { UploadColumn } from '#src/crud/upload/upload-columns.ts';

export type AccountColumnKey =
  | 'frameNumber'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'purchaseDate';

/** The columns of a file of accounts; their keys are the fields of the server. */
export function useAccountColumns(today: string): UploadColumn<AccountColumnKey>[] {
  const { t } = useLingui();
  return [
    { key: 'frameNumber', label: t`Frame number`, required: true, example: 'ABC1234567' },
    {
      key: 'name',
      required: true,
      example: 'Consumer 1',
      label: t({ message: 'Name', comment: 'of a consumer' }),
    },
    { key: 'email', label: t`E-mail`, example: 'consumer@example.com' },
    { key: 'phone', label: t`Phone`, example: '' },
    { key: 'address', label: t`Address`, example: '' },
    { key: 'postalCode', label: t`Postal code`, example: '' },
    { key: 'city', label: t`City`, example: '' },
    { key: 'purchaseDate', label: t`Bought on`, kind: 'day', example: today },
  ];
}

/** A frame has one account. */
export const accountKeyOf = ({ frameNumber }: Record<AccountColumnKey, string>): string | null =>
  parseSerial(frameNumber).normal ?? null;
