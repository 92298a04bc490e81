import { useLingui } from '@lingui/react/macro';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { type SalesChannel, salesChannels } from '#shared/serials/retail-sale-states.ts';
import type { SerialKind } from '#shared/serials/serial-kinds.ts';
import type { RowResult, UploadColumn, UploadRow } from '#src/crud/upload/upload-columns.ts';
import { useKindTexts } from '#src/features/serials/serials.public.ts';
import type { RetailSaleRow, UploadRetailSalesMutation } from '#src/graphql/generated/graphql.ts';
import { useSaleTexts } from '../use-sale-texts.ts';

/** The numbers of parts that have a column. */
const partKinds = [
  'SerialNumberBattery',
  'SerialNumberMotor',
  'SerialNumberDisplay',
  'KeyNumberBattery',
  'KeyNumberFrameLock',
] as const satisfies readonly SerialKind[];

const consumerKeys = ['name', 'email', 'phone', 'address', 'city'] as const;

export type SaleColumnKey =
  | 'frameNumber'
  | 'soldDate'
  | 'articleCode'
  | (typeof consumerKeys)[number]
  | 'postalCode'
  | 'salesChannel'
  | 'documentNo'
  | (typeof partKinds)[number];

/** The columns of a file of sales. @param today the example of a day */
export function useSaleUploadColumns(today: string): UploadColumn<SaleColumnKey>[] {
  const { t } = useLingui();
  const { channels } = useSaleTexts();
  const kinds = useKindTexts();
  return [
    { key: 'frameNumber', label: t`Frame number`, required: true, example: 'ABC1234567' },
    { key: 'soldDate', label: t`Sold on`, required: true, kind: 'day', example: today },
    { key: 'name', label: t({ message: 'Name', comment: 'of a consumer' }), example: 'Consumer 1' },
    { key: 'email', label: t`E-mail`, example: 'consumer@example.com' },
    { key: 'phone', label: t`Phone`, example: '' },
    { key: 'address', label: t`Address`, example: '' },
    { key: 'postalCode', label: t`Postal code`, example: '' },
    { key: 'city', label: t`City`, example: '' },
    { key: 'articleCode', label: t`Article`, example: '' },
    { key: 'salesChannel', label: t`How it was sold`, example: channels.RETAIL },
    { key: 'documentNo', label: t`Document number`, example: '' },
    ...partKinds.map((key) => ({ key, label: kinds[key], example: '' })),
  ];
}

/** Two rows of one frame are one sale. An invalid frame number is left for the server to refuse. */
export function saleKeyOf({ frameNumber, articleCode }: UploadRow<SaleColumnKey>['cells']) {
  const { normal } = parseSerial(frameNumber);
  return normal === undefined ? null : `${normal} ${articleCode}`;
}

/** A row as the server takes it. @param channels the words of the ways of sale */
export function toSaleRow(
  { line, cells }: UploadRow<SaleColumnKey>,
  channels: Readonly<Record<SalesChannel, string>>,
): RetailSaleRow {
  const isConsumer = consumerKeys.some((key) => cells[key] !== '');
  const { name, email, phone, address, city } = cells;
  const { frameNumber, soldDate, articleCode, postalCode, documentNo } = cells;
  const written = cells.salesChannel.toLowerCase();
  const channel = salesChannels.find(
    (one) => one.toLowerCase() === written || channels[one].toLowerCase() === written,
  );
  return {
    line,
    frameNumber,
    soldDate,
    customer: isConsumer ? { name, email, phone, address, city } : null,
    articleCode: articleCode || null,
    postalCode: isConsumer ? postalCode || null : null,
    documentNo: documentNo || null,
    salesChannel: channel ?? (cells.salesChannel || null),
    serials: partsOf(cells).map((kind) => ({ kind, value: cells[kind] })),
  };
}

const partsOf = (cells: UploadRow<SaleColumnKey>['cells']) =>
  partKinds.filter((kind) => cells[kind] !== '');

type Report = UploadRetailSalesMutation['uploadRetailSales'];

/** Names the columns in the server's answer. A sale that is registered already as in the file counts as unchanged. */
export function toSaleResults(
  rows: readonly UploadRow<SaleColumnKey>[],
  report: Report['rows'],
): RowResult[] {
  return report.map(({ line, outcome, userErrors }, at) => {
    const cells = rows[at]?.cells;
    const isThere = userErrors.some(
      ({ code, day, name }) =>
        code === 'ALREADY_REPORTED' && name !== null && day === cells?.soldDate,
    );
    if (isThere) return { line, outcome: 'unchanged', userErrors: [] };
    const named = userErrors.map((error) => ({
      ...error,
      field: (cells && columnOf(error.field, cells)) ?? '',
    }));
    return { line, outcome, userErrors: named };
  });
}

/** The column of a field of the server: `customer.name`, `serials.0.value`. */
function columnOf(field: string, cells: UploadRow<SaleColumnKey>['cells']): string | undefined {
  const part = /^serials\.(\d+)\./.exec(field);
  return part ? partsOf(cells)[Number(part[1])] : field.replace(/^customer\./, '');
}
