import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { DeleteCustomerInquiryDocument } from '#src/graphql/generated/graphql.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import {
  inquiriesKey,
  inquiriesQuery,
  type ShownInquiry,
  toInquiryFilter,
} from './inquiries.queries.ts';
import { useInquiryColumns } from './inquiry-columns.tsx';
import { InquiryDetails } from './inquiry-details.tsx';
import { inquiryListParams, mailStates } from './inquiry-list.params.ts';
import { useMailTexts } from './use-mail-texts.ts';

/** The inquiries of strangers, for staff who administer users (reading 114). */
export function Component() {
  const { t } = useLingui();
  const list = inquiryListParams.use();
  const { params, set } = list;
  const offline = useOfflineReason();
  const mailTexts = useMailTexts();
  const columns = useInquiryColumns();
  const { remove, problem } = useDelete();
  return (
    <ListPage
      name="inquiries"
      title={<Trans>Inquiries</Trans>}
      caption={t`Inquiries`}
      list={list}
      query={inquiriesQuery(params)}
      read={({ inquiries, info }) => ({ rows: inquiries, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ custName }) => custName}
      columns={columns}
      details={(inquiry) => <InquiryDetails inquiry={inquiry} />}
      rowActions={(inquiry) => [
        {
          label: t`Delete`,
          danger: true,
          disabledReason: offline,
          onSelect: () => void remove(inquiry),
        },
      ]}
      notice={<ProblemNotice problem={problem} />}
      search={{ label: t`Search inquiries`, hint: t`Name, place, e-mail or phone` }}
      filters={[
        selectFilter(
          {
            id: 'mail',
            label: t`Mail to staff`,
            value: params.mail,
            options: mailStates.map((value) => ({ value, label: mailTexts[value] })),
            onChange: (mail) => set({ mail }),
          },
          t`All`,
        ),
      ]}
      export={{
        list: 'customer-inquiries',
        title: t`Inquiries`,
        formats: ['xlsx'],
        filter: toInquiryFilter(params),
      }}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No inquiries yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all inquiries</Trans> }}
    />
  );
}

/** Deletes an inquiry once that is confirmed. */
function useDelete() {
  const { t } = useLingui();
  const action = useAction(DeleteCustomerInquiryDocument, {
    invalidates: [[inquiriesKey]],
    ownFailure: true,
  });
  const remove = async ({ id, custName }: ShownInquiry) => {
    const goOn = await confirm({
      title: <Trans>Delete the inquiry of {custName}?</Trans>,
      text: (
        <Trans>All data of the applicant is deleted permanently. Mails that were sent stay.</Trans>
      ),
      action: <Trans>Delete</Trans>,
      danger: true,
    });
    if (!goOn) return;
    const { kind } = await action.run({ id });
    if (kind === 'done') toast({ tone: 'success', text: t`The inquiry is deleted.` });
  };
  return { remove, problem: action.problem };
}
