import type { FeaturePlan, NewFile } from './feature-plan.ts';
import { formScreen } from './form-screen.ts';

function listScreen(plan: FeaturePlan): string {
  const { kebab, camel, one, One, title, words, oneWords, detail, form } = plan;
  const page = detail ? one : `edit${One}`;
  const linked = detail || form;
  const nameCell = linked ? `<RowLink to={paths.${page}(row.id)}>{row.name}</RowLink>` : 'row.name';
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
import { use${One}States, use${One}Texts } from './${kebab}.fields.ts';
import { ${one}Params } from './${kebab}.params.ts';
import { ${one}Queries, type ${One} } from './${kebab}.queries.ts';

function useColumns(): Column<${One}>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { name, note, state } = use${One}Texts();
  const words = Object.fromEntries(use${One}States().map(({ value, label }) => [value, label]));
  return [
    {
      id: 'name',
      header: name.label,
      rowHeader: true,
      sortable: true,
      file: [
        { name: 'name', header: name.label },
        { name: 'note', header: note.label },
      ],
      cell: (row) => ${nameCell},
    },
    {
      id: 'state',
      header: state.label,
      phone: 'state',
      file: [{ name: 'state', header: state.label, texts: words }],
      cell: (row) => state.show(row.state),
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
  const { label } = use${One}Texts().state;
  const byState = { id: 'state', label, value: state, options: use${One}States() };
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
  const { kebab, camel, one, One, words, oneWords, form } = plan;
  const edit = `
      primary={({ id }) => <ButtonLink primary to={paths.edit${One}(id)}>{t\`Edit\`}</ButtonLink>}`;
  return `import { Trans${form ? ', useLingui' : ''} } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { toHistoryTexts } from '#src/crud/record/history-texts.ts';
import { FileDownloads } from '#src/crud/record/record-downloads.tsx';
${form ? "import { ButtonLink } from '#src/crud/record/record-links.tsx';\n" : ''}import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { use${One}Texts } from './${kebab}.fields.ts';
import { ${one}Queries } from './${kebab}.queries.ts';

/** One ${oneWords} with its files and history. */
export function Component() {
${form ? '  const { t } = useLingui();\n' : ''}  const texts = use${One}Texts();
  return (
    <DetailPage
      query={${one}Queries.one(useParams().id ?? '')}
      record={({ ${camel}: [record] }) => record ?? null}
      back={{ to: paths.${camel}(), label: <Trans>All ${words}</Trans> }}
      gone={{ title: <Trans>This ${oneWords} does not exist</Trans> }}
      title={({ name }) => name}${form ? edit : ''}
      history={(record) => (
        <ChangeHistory feature="${kebab}" id={record.id} getTexts={toHistoryTexts(texts, record)} />
      )}
    >
      {({ state, note, files }) => (
        <>
          <DescriptionList
            entries={[
              { name: texts.state.label, value: texts.state.show(state) },
              { name: texts.note.label, value: note },
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
    [`${folder}/${kebab}.screen.tsx`, listScreen(plan)],
    ...(detail ? [[`${folder}/${oneKebab}.screen.tsx`, detailScreen(plan)] as const] : []),
    ...(form ? [[`${folder}/${oneKebab}-form.screen.tsx`, formScreen(plan)] as const] : []),
  ];
}
