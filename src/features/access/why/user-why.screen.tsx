import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import type { ListState } from '#src/crud/list/list-params.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { NeedsConnection } from '../page-states.tsx';
import { Answer } from './answer.tsx';
import { Comparison } from './comparison.tsx';
import { type QuestionParams, questionParams, toQuestion } from './question.params.ts';
import { QuestionFields } from './question-fields.tsx';
import { RightsOverview } from './rights-overview.tsx';
import { type ShownRights, whyQueries } from './why.queries.ts';

/** The rights of a user and their reasons: for one question, all at once, and compared with another user. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <NeedsConnection title={<Trans>Rights of a user</Trans>}>
      <UserRightsPage key={id} id={id} />
    </NeedsConnection>
  );
}

function UserRightsPage({ id }: { id: string }) {
  const list = questionParams.use();
  return (
    <DetailPage
      query={whyQueries.rights(id)}
      record={(rights) => rights}
      back={{ to: paths.adminUsers(), label: <Trans>Users</Trans> }}
      gone={{
        title: <Trans>There is no such user</Trans>,
        text: (
          <Trans>It does not exist, or it is outside the organisations that you administer.</Trans>
        ),
      }}
      title={({ user }) => <Trans>Rights of {{ name: user?.name ?? '' }}</Trans>}
      status={(rights) => <Origin rights={rights} />}
    >
      {(rights) => (
        <div className="space-y-8">
          <WhySection id={id} name={rights.user?.name ?? ''} list={list} />
          <section className="space-y-2">
            <h2 className="text-lg font-semibold">
              <Trans>All rights</Trans>
            </h2>
            <RightsOverview rights={rights} />
          </section>
          <Comparison id={id} list={list} />
        </div>
      )}
    </DetailPage>
  );
}

function Origin({ rights: { groupRole, roles } }: { rights: ShownRights }) {
  const names = roles.map(({ description }) => description).join(', ');
  return (
    <p className="text-ink-muted">
      <Trans>
        Group role {{ groupRole: groupRole.description }}, with the roles {names}
      </Trans>
    </p>
  );
}

interface SectionProps {
  id: string;
  name: string;
  list: ListState<QuestionParams>;
}

function WhySection({ id, name, list }: SectionProps) {
  const { t } = useLingui();
  const { what, customer } = list.params;
  const question = toQuestion({ what, customer });
  const { data, isError } = useQuery({
    ...whyQueries.answer(id, question ?? {}),
    enabled: question !== null,
  });
  return (
    <section className="space-y-3" aria-label={t`Why?`}>
      <h2 className="text-lg font-semibold">
        <Trans>Why?</Trans>
      </h2>
      <p className="text-ink-muted">
        <Trans>Choose what you want to know: a page, an operation, a permission, a customer.</Trans>
      </p>
      <QuestionFields {...list} />
      <div aria-live="polite">
        {question && data ? <Answer name={name} answer={data} /> : null}
        {question ? (
          <TextLink to={paths.whoMay({ what, customer })}>
            <Trans>All users who may do this</Trans>
          </TextLink>
        ) : null}
        {question && isError ? (
          <p>
            <Trans>This could not be answered. Choose something else, or try again.</Trans>
          </p>
        ) : null}
      </div>
    </section>
  );
}
