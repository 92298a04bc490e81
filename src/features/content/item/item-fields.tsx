import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { contentLimits } from '#shared/content/content-limits.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import type { ContentLayoutsQuery } from '#src/graphql/generated/graphql.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ContentPeriodField } from '../parts/content-period-field.tsx';
import { MarketField } from '../parts/market-field.tsx';
import type { CardValues } from './item-values.ts';

export type Layouts = ContentLayoutsQuery['layouts']['layouts'];

interface Props<Values extends FieldValues> {
  form: EntityForm<Values>;
}

/** Sees a form as one that has some of its values, which the compiler checks where the form is given. */
const only = <Some extends FieldValues>(form: unknown) => form as EntityForm<Some>;

/** The days on which an item is shown. */
export function DaysField<Values extends { days: DayRange }>({ form }: Props<Values>) {
  return (
    <ValueField form={only<{ days: DayRange }>(form)} name="days">
      {({ value, onChange, error }) => (
        <ContentPeriodField value={value} onChange={onChange} error={error} />
      )}
    </ValueField>
  );
}

interface MarketsProps<Values extends FieldValues> extends Props<Values> {
  /** The type of content: marketing_material, sales_document or news. */
  type: string;
}

/** The target markets of an item. */
export function MarketsField<Values extends { contentTargetMarkets: string[] }>({
  form,
  type,
}: MarketsProps<Values>) {
  return (
    <ValueField form={only<{ contentTargetMarkets: string[] }>(form)} name="contentTargetMarkets">
      {({ value, onChange, error }) => (
        <MarketField type={type} value={value} onChange={onChange} error={error} />
      )}
    </ValueField>
  );
}

interface CardProps<Values extends FieldValues> extends Props<Values> {
  layouts: Layouts;
  labels: { layout: string; itemPerLine: string };
  /** Where the layout is used. */
  hint: ReactNode;
}

const inLine = Array.from({ length: contentLimits.itemPerLine }, (_, at) => String(at + 1));

/** The layout of an item, and how many are in a row (reading 66). */
export function CardFields<Values extends CardValues>({
  form,
  layouts,
  labels,
  hint,
}: CardProps<Values>) {
  const { t } = useLingui();
  const { field } = only<CardValues & FieldValues>(form);
  return (
    <>
      <SelectField
        label={labels.layout}
        hint={hint}
        options={[
          { value: '', label: t({ message: 'None', comment: 'no layout of a card' }) },
          ...layouts.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        {...field('layout')}
      />
      <SelectField
        label={labels.itemPerLine}
        hint={<Trans>On wide screens; tablets show half of them, phones one.</Trans>}
        options={inLine.map((value) => ({ value, label: value }))}
        {...field('itemPerLine')}
      />
    </>
  );
}

interface LabelledProps<Values extends FieldValues> extends Props<Values> {
  label: string;
}

/** The tags of an item. */
export function TagsField<Values extends { tags: string }>({ form, label }: LabelledProps<Values>) {
  return (
    <TextField
      label={label}
      hint={<Trans>Separated by commas. Readers find the item by them.</Trans>}
      {...form.field('tags' as Path<Values>)}
    />
  );
}

/** Whether readers confirm that they have read an item. */
export function MustReadField<Values extends { mustRead: boolean }>({
  form,
  label,
}: LabelledProps<Values>) {
  // A tick box has no error of its own.
  const { error: _, ...box } = form.field('mustRead' as Path<Values>);
  return (
    <Checkbox
      label={label}
      hint={
        <Trans>Readers are asked to confirm that they have read it, and you see who has.</Trans>
      }
      {...box}
    />
  );
}
