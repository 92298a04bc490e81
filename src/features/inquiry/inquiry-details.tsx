import { Trans, useLingui } from '@lingui/react/macro';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { ShownInquiry } from './inquiries.queries.ts';
import { useMailTexts } from './use-mail-texts.ts';

const linkClass = 'font-semibold text-brand-ink underline-offset-4 hover:underline';

/** The details of an inquiry that its row does not show, with ways to answer it. */
export function InquiryDetails({ inquiry }: { inquiry: ShownInquiry }) {
  const { t } = useLingui();
  const mailTexts = useMailTexts();
  const { custEmail, custPhone, websiteUrl, custPostalCode, custCity } = inquiry;
  const town = [custPostalCode, custCity].filter(Boolean).join(' ');
  return (
    <DescriptionList
      look="columns"
      entries={[
        {
          name: t({ message: 'Reason', comment: 'why a stranger gets in touch' }),
          value: inquiry.reason,
        },
        {
          name: t({ message: 'Goal', comment: 'what a stranger wants to reach' }),
          value: inquiry.goal,
        },
        {
          name: t`Address`,
          value: [inquiry.custAddress, town, inquiry.custState, inquiry.custCountry].join(', '),
        },
        {
          name: t`E-mail`,
          value: (
            <a className={linkClass} href={`mailto:${custEmail}`}>
              {custEmail}
            </a>
          ),
        },
        {
          name: t`Phone`,
          value: (
            <a className={linkClass} href={`tel:${custPhone}`}>
              {custPhone}
            </a>
          ),
        },
        {
          name: t`Website`,
          value: websiteUrl ? (
            <a className={linkClass} href={websiteUrl} target="_blank" rel="noreferrer nofollow">
              {websiteUrl}
            </a>
          ) : null,
        },
        { name: t({ message: 'Portal', comment: 'the host of an inquiry' }), value: inquiry.host },
        {
          name: <Trans>Acknowledgement</Trans>,
          key: 'acknowledgement',
          value: mailTexts[inquiry.acknowledgement],
        },
      ]}
    />
  );
}
