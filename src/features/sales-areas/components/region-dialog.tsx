import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import {
  type SalesAreaCategory,
  UpdateSalesMapAreaCategoriesDocument,
} from '#src/graphql/generated/graphql.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { salesAreaProblems } from '../sales-areas.problems.ts';
import { categories, type Region } from '../sales-areas.queries.ts';
import { useCategoryText } from '../use-category-text.ts';

interface Props {
  region: Region;
  onClose: () => void;
}

/** The region groups of a region, each with its category; auditors only read them (U272). */
export function RegionDialog(props: Props) {
  const { readsOnly } = useSession();
  const categoryText = useCategoryText();
  if (!readsOnly) return <ChangeDialog {...props} />;
  return (
    <Dialog open onOpenChange={(open) => open || props.onClose()} title={props.region.description}>
      <Groups region={props.region}>
        {(at) => <p>{categoryText(props.region.regionGroups[at]?.category ?? 'NONE')}</p>}
      </Groups>
    </Dialog>
  );
}

const schema = v.object({ categories: v.array(v.picklist(categories)) });

function ChangeDialog({ region, onClose }: Props) {
  const { t } = useLingui();
  const categoryText = useCategoryText();
  const { run } = useAction(UpdateSalesMapAreaCategoriesDocument, {
    invalidates: [['sales-areas'], ['history', 'sales-areas']],
  });
  const saved: { categories: SalesAreaCategory[] } = {
    categories: region.regionGroups.map(({ category }) => category),
  };
  const form = useEntityForm({
    schema,
    values: saved,
    mode: {
      kind: 'online',
      send: (typed) =>
        run({
          categories: region.regionGroups.flatMap(({ code, category: before }, at) => {
            const category = typed.categories[at] ?? before;
            return category === before ? [] : [{ code, category }];
          }),
        }),
    },
    texts: salesAreaProblems,
    success: <Trans>The categories of {{ region: region.description }} are saved</Trans>,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={region.description}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <Groups region={region}>
        {(at) => (
          <SelectField
            {...form.field(`categories.${at}`)}
            label={t`Category`}
            options={categories.map((value) => ({ value, label: categoryText(value) }))}
          />
        )}
      </Groups>
    </FormDialog>
  );
}

/** The groups of a region with their histories. @param children draws the category of the group at a place */
function Groups({ region, children }: { region: Region; children: (at: number) => ReactNode }) {
  const { t } = useLingui();
  const categoryText = useCategoryText();
  const texts = {
    name: t`Category`,
    value: (value: string) => categoryText(categories.find((one) => one === value) ?? 'NONE'),
  };
  return (
    <ul className="space-y-6">
      {region.regionGroups.map(({ code, description }, at) => (
        <li key={code} aria-label={description} className="space-y-2">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">{description}</span>
            <span className="tabular text-ink-muted">{code}</span>
          </p>
          {children(at)}
          <ChangeHistory feature="sales-areas" id={code} getTexts={() => texts} />
        </li>
      ))}
    </ul>
  );
}
