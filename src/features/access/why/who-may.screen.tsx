import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import type { AccessQuestion, WhoMayQuery } from '#src/graphql/generated/graphql.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { NeedsConnection } from '../page-states.tsx';
import { type QuestionParams, questionParams, toQuestion } from './question.params.ts';
import { QuestionFields } from './question-fields.tsx';
import { whyQueries } from './why.queries.ts';

type Row = WhoMayQuery['whoMay']['users'][number];

/** The users who may open a page, call an operation, or see a customer; each user leads to the reason. */
export function Component() {
  const list = questionParams.use();
  const question = toQuestion(list.params);
  return (
    <NeedsConnection title={<Trans>Users by right</Trans>}>
      <div className="space-y-4">
        <PageHeader title={<Trans>Users by right</Trans>} />
        <p className="text-ink-muted">
          <Trans>
            Choose a page, an operation, a permission or a customer to see the users who may use it.
          </Trans>
        </p>
        <QuestionFields {...list} />
        {question ? <WhoMayList question={question} list={list} /> : null}
      </div>
    </NeedsConnection>
  );
}

function WhoMayList({
  question,
  list,
}: {
  question: AccessQuestion;
  list: ListState<QuestionParams>;
}) {
  const { t } = useLingui();
  const { what, customer, page, limit } = list.params;
  const columns: Column<Row>[] = [
    {
      id: 'username',
      header: t`Username`,
      rowHeader: true,
      cell: ({ id, username }) => (
        <RowLink to={paths.userWhy(id, { what, customer })}>{username}</RowLink>
      ),
    },
    { id: 'name', phone: 'fact', header: t`Name`, cell: ({ name }) => name },
    {
      id: 'groupRole',
      phone: 'state',
      header: t`Group role`,
      cell: ({ groupRole }) => groupRole.description,
    },
  ];
  return (
    <ListPage
      name="who-may"
      caption={t`Users with access`}
      list={list}
      query={whyQueries.whoMay(question, page, limit)}
      read={({ users, info }) => ({ rows: users, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ username }) => username}
      columns={columns}
      empty={<EmptyState kind="custom" title={<Trans>No user may do this</Trans>} />}
      noResult={{
        text: <Trans>No user may do this</Trans>,
        showAll: <Trans>Ask something else</Trans>,
      }}
    />
  );
}
