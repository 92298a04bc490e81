import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';
import type { ShownConsumer } from './consumer-list.query.ts';

/** All that is kept about persons, as a spreadsheet. */
function useConsumerSheet(): (records: readonly ShownConsumer[]) => TableSheet {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const day = { width: 12, format: 'day' } as const;
  const dayOf = (instant: string | null | undefined) =>
    instant ? getDayIn(timeZone, new Date(instant)) : '';
  return (records) => ({
    name: t`Consumer data`,
    precision: 0,
    columns: [
      { text: t`Name`, width: 26 },
      { text: t`E-mail`, width: 28 },
      { text: t`Phone`, width: 18 },
      { text: t`Address`, width: 30 },
      { text: t`Postal code`, width: 12 },
      { text: t`City`, width: 20 },
      { text: t`Frame number`, width: 20 },
      { text: t`Article`, width: 30 },
      { text: t`Further numbers`, width: 30 },
      { text: t`Bought on`, ...day },
      { text: t`Dealer`, width: 26 },
      { text: t`Receipt or claim`, width: 16 },
      { text: t`Warranty until`, ...day },
      { text: t`Consent`, width: 12 },
      { text: t`Consent given on`, ...day },
      { text: t`Registered on`, ...day },
    ],
    rows: records.map((record) =>
      [
        record.name,
        record.email,
        record.phone,
        record.address,
        record.postalCode,
        record.city,
        record.frameNumber,
        record.articleDescription,
        record.serials.map(({ value }) => value).join(', '),
        record.boughtOn,
        record.dealerName,
        record.documentNo,
        record.warrantyUntil,
        record.consent,
        dayOf(record.consentAt),
        dayOf(record.createdAt),
      ].map((value) => value ?? ''),
    ),
  });
}

/** The files with the data of a person: a spreadsheet for people, JSON for programs. */
export function useConsumerFiles() {
  const { t } = useLingui();
  const { timeZone } = useHostConfig();
  const toSheet = useConsumerSheet();
  const fileName = () => `${t`Consumer data`} - ${getDayIn(timeZone, getServerNow())}`;
  const saveJson = async (records: readonly ShownConsumer[]) => {
    const text = JSON.stringify({ savedAt: new Date().toISOString(), records }, null, 2);
    saveFile(text, `${fileName()}.json`, 'application/json');
  };
  return { fileName, toSheet, saveJson };
}
