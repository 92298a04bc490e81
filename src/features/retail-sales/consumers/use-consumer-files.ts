import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import type { ShownConsumer } from './consumer-list.query.ts';

/** All that is kept about a person, in the columns of a spreadsheet. */
function useFileColumns(): ExportColumn<ShownConsumer>[] {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const text = (
    header: string,
    width: number,
    value: (record: ShownConsumer) => string | null | undefined,
  ): ExportColumn<ShownConsumer> => ({ header, width, value: (record) => value(record) ?? '' });
  const day = (header: string, value: (record: ShownConsumer) => string | null | undefined) => ({
    ...text(header, 12, value),
    format: 'day' as const,
  });
  const dayOf = (instant: string | null | undefined) =>
    instant ? getDayIn(timeZone, new Date(instant)) : '';
  return [
    text(t`Name`, 26, ({ name }) => name),
    text(t`E-mail`, 28, ({ email }) => email),
    text(t`Phone`, 18, ({ phone }) => phone),
    text(t`Address`, 30, ({ address }) => address),
    text(t`Postal code`, 12, ({ postalCode }) => postalCode),
    text(t`City`, 20, ({ city }) => city),
    text(t`Frame number`, 20, ({ frameNumber }) => frameNumber),
    text(t`Article`, 30, ({ articleDescription }) => articleDescription),
    text(t`Further numbers`, 30, ({ serials }) => serials.map(({ value }) => value).join(', ')),
    day(t`Bought on`, ({ boughtOn }) => boughtOn),
    text(t`Dealer`, 26, ({ dealerName }) => dealerName),
    text(t`Receipt`, 16, ({ documentNo }) => documentNo),
    day(t`Warranty until`, ({ warrantyUntil }) => warrantyUntil),
    text(t`Consent`, 12, ({ consent }) => consent),
    day(t`Consent given on`, ({ consentAt }) => dayOf(consentAt)),
    day(t`Registered on`, ({ createdAt }) => dayOf(createdAt)),
  ];
}

/** The files with the data of a person: a spreadsheet for people, JSON for programs. */
export function useConsumerFiles() {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const columns = useFileColumns();
  const title = t`Consumer data`;
  const fileName = () => `${title} - ${getDayIn(timeZone, getServerNow())}`;
  const toSheet = (records: readonly ShownConsumer[]): ListExportProps<ShownConsumer> => ({
    fileName,
    title,
    columns,
    formats: ['xlsx'],
    rowKey: ({ id }) => id,
    load: async () => ({ rows: records, count: records.length }),
  });
  const saveJson = async (records: readonly ShownConsumer[]) => {
    const text = JSON.stringify({ savedAt: new Date().toISOString(), records }, null, 2);
    saveFile(text, `${fileName()}.json`, 'application/json');
  };
  return { toSheet, saveJson };
}
