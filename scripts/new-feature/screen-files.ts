import type { FeaturePlan, NewFile } from './feature-plan.ts';
import { formScreen } from './form-screen.ts';

/** The states of its records in words, for a filter, a field and a cell. */
function statesFile({ One }: FeaturePlan): string {
  return `import { useLingui } from '@lingui/react/macro';

export function use${One}States() {
  const { t } = useLingui();
  return [
    { value: 'open', label: t\`Open\` },
    { value: 'closed', label: t\`Closed\` },
  ] as const;
}
`;
}

function listScreen(plan: FeaturePlan): string {
  const { kebab, camel, one, One, oneKebab, title, words, oneWords, detail, form } = plan;
  const page = detail ? one : `edit${One}`;
  const linked = detail || form;
  const nameCell = linked ? `<RowLink to={paths.${page}(id)}>{name}</RowLink>` : 'name';
  const rowActions = `
      rowName={({ name }) => name}
      rowActions={({ id }) => [
        { label: t\`Edit\`, onSelect: () => navigate(paths.edit${One}(id)) },
      ]}
      action={
        <ButtonLink primary to={paths.new${One}()}>
          {t\`New ${oneWords}\`}
        </ButtonLink>
      }`;
  return `import { Trans, useLingui } from '@lingui/react/macro';
${linked ? "import { paths } from '#src/app/paths.ts';\n" : ''}import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
${linked ? `import { ${form ? 'ButtonLink, ' : ''}RowLink } from '#src/crud/record/record-links.tsx';\n` : ''}import { useDates } from '#src/graphql/host/use-dates.ts';
${form ? "import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';\n" : ''}import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { use${One}States } from './use-${oneKebab}-states.ts';
import { ${one}Params } from './${kebab}.params.ts';
import { ${one}Queries, type ${One} } from './${kebab}.queries.ts';

function useColumns(): Column<${One}>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const states = use${One}States();
  const texts = Object.fromEntries(states.map(({ value, label }) => [value, label]));
  return [
    {
      id: 'name',
      header: t\`Name\`,
      rowHeader: true,
      sortable: true,
      file: [
        { name: 'name', header: t\`Name\` },
        { name: 'note', header: t\`Note\` },
      ],
      cell: ({ ${linked ? 'id, ' : ''}name }) => ${nameCell},
    },
    {
      id: 'state',
      header: t\`Status\`,
      phone: 'state',
      file: [{ name: 'state', header: t\`Status\`, texts }],
      cell: ({ state }) => states.find(({ value }) => value === state)?.label,
    },
    {
      id: 'updatedAt',
      header: t\`Changed on\`,
      phone: 'fact',
      whole: true,
      sortable: true,
      cell: ({ updatedAt }) => date(updatedAt),
    },
  ];
}

/** The ${words}. */
export function Component() {
  const { t } = useLingui();
${form ? '  const navigate = useLocaleNavigate();\n' : ''}  const list = ${one}Params.use();
  const { search, state } = list.params;
  const byState = { id: 'state', label: t\`Status\`, value: state, options: use${One}States() };
  const onState = (chosen: typeof state) => list.set({ state: chosen });
  return (
    <ListPage
      name="${kebab}"
      title={<Trans>${title}</Trans>}
      caption={t\`${title}\`}
      list={list}
      query={${one}Queries.list(list.params)}
      read={({ ${camel}, info }) => ({ rows: ${camel}, count: info.count })}
      rowKey={({ id }) => id}
      columns={useColumns()}${form ? rowActions : ''}
      search={{ label: t\`Search ${words}\` }}
      filters={[selectFilter({ ...byState, onChange: onState }, t\`All\`)]}
      export={{
        list: '${kebab}',
        title: t\`${title}\`,
        formats: ['xlsx', 'csv'],
        filter: { search, ...(state && { state }) },
      }}
      empty={<EmptyState kind="custom" title={<Trans>No ${words} yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all ${words}</Trans> }}
    />
  );
}
`;
}

function detailScreen(plan: FeaturePlan): string {
  const { kebab, camel, one, One, oneKebab, words, oneWords, form } = plan;
  const edit = `
      primary={({ id }) => <ButtonLink primary to={paths.edit${One}(id)}>{t\`Edit\`}</ButtonLink>}`;
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { FileDownloads } from '#src/crud/record/record-downloads.tsx';
${form ? "import { ButtonLink } from '#src/crud/record/record-links.tsx';\n" : ''}import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { use${One}States } from './use-${oneKebab}-states.ts';
import { ${one}Queries } from './${kebab}.queries.ts';

/** One ${oneWords} with its files and history. */
export function Component() {
  const { t } = useLingui();
  const states = use${One}States();
  const names = { name: t\`Name\`, state: t\`Status\`, note: t\`Note\`, files: t\`Files\` };
  const getTexts = (field: string) => ({ name: names[field as keyof typeof names] ?? field });
  return (
    <DetailPage
      query={${one}Queries.one(useParams().id ?? '')}
      record={({ ${camel}: [record] }) => record ?? null}
      back={{ to: paths.${camel}(), label: <Trans>All ${words}</Trans> }}
      gone={{ title: <Trans>This ${oneWords} does not exist</Trans> }}
      title={({ name }) => name}${form ? edit : ''}
      history={({ id }) => (
        <ChangeHistory feature="${kebab}" id={id} getTexts={getTexts} />
      )}
    >
      {({ state, note, files }) => (
        <>
          <DescriptionList
            entries={[
              { name: names.state, value: states.find(({ value }) => value === state)?.label },
              { name: names.note, value: note },
            ]}
          />
          <FileDownloads files={files} />
        </>
      )}
    </DetailPage>
  );
}
`;
}

/** The screens of the client. */
export function screenFiles(plan: FeaturePlan): NewFile[] {
  const folder = `src/features/${plan.kebab}`;
  const { kebab, oneKebab, detail, form } = plan;
  return [
    [`${folder}/use-${oneKebab}-states.ts`, statesFile(plan)],
    [`${folder}/${kebab}.screen.tsx`, listScreen(plan)],
    ...(detail ? [[`${folder}/${oneKebab}.screen.tsx`, detailScreen(plan)] as const] : []),
    ...(form ? [[`${folder}/${oneKebab}-form.screen.tsx`, formScreen(plan)] as const] : []),
  ];
}
