import { useLingui } from '@lingui/react/macro';
import type { InquiryMailState } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { Column, FileColumn } from '#src/ui/table/column.ts';
import type { ShownInquiry } from './inquiries.queries.ts';
import { useMailTexts } from './use-mail-texts.ts';

const tones: Record<InquiryMailState, BadgeProps['tone']> = {
  waiting: 'info',
  failed: 'warning',
  sent: 'success',
  none: 'neutral',
};

/** The columns of the list (reading 114); files have all that was sent. */
export function useInquiryColumns(): Column<ShownInquiry>[] {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const mailTexts = useMailTexts();
  return [
    {
      id: 'custName',
      header: t`Name`,
      rowHeader: true,
      sortable: true,
      file: useSentColumns(),
      cell: ({ custName }) => <span className="wrap-anywhere">{custName}</span>,
    },
    {
      id: 'custCity',
      header: t`City`,
      phone: 'fact',
      sortable: true,
      cell: ({ custCity }) => custCity,
    },
    {
      id: 'contact',
      header: t`E-mail and phone`,
      priority: 2,
      hideable: true,
      cell: ({ custEmail, custPhone }) => (
        <span className="wrap-anywhere">{[custEmail, custPhone].join(', ')}</span>
      ),
    },
    {
      id: 'createdAt',
      header: t({ message: 'Received', comment: 'when an inquiry arrived' }),
      phone: 'fact',
      whole: true,
      sortable: true,
      file: [
        {
          name: 'createdAt',
          header: t({ message: 'Received', comment: 'when an inquiry arrived' }),
        },
      ],
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'mail',
      header: t`Mail to staff`,
      phone: 'state',
      file: [
        { name: 'mail', header: t`Mail to staff`, texts: mailTexts },
        { name: 'acknowledgement', header: t`Acknowledgement`, texts: mailTexts },
      ],
      cell: ({ mail }) => <Badge tone={tones[mail]}>{mailTexts[mail]}</Badge>,
    },
  ];
}

function useSentColumns(): FileColumn[] {
  const { t } = useLingui();
  return [
    { name: 'custName', header: t`Name` },
    { name: 'custAddress', header: t`Address` },
    { name: 'custPostalCode', header: t`Postal code` },
    { name: 'custCity', header: t`City` },
    { name: 'custState', header: t`State or province` },
    { name: 'custCountry', header: t`Country` },
    { name: 'custEmail', header: t`E-mail` },
    { name: 'custPhone', header: t`Phone` },
    { name: 'websiteUrl', header: t`Website` },
    { name: 'reason', header: t({ message: 'Reason', comment: 'why a stranger gets in touch' }) },
    { name: 'goal', header: t({ message: 'Goal', comment: 'what a stranger wants to reach' }) },
    { name: 'host', header: t({ message: 'Portal', comment: 'the host of an inquiry' }) },
  ];
}
