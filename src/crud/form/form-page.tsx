import type { ComponentProps, ReactNode } from 'react';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { ReadOnlyContext } from '#src/ui/fields/read-only-context.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { type Back, BackLink } from '../record/back-link.tsx';
import { FormFields, type FormFieldsProps } from './form-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useConfirmLeave } from './use-confirm-leave.ts';

interface Props<Values extends FieldValues>
  extends FormFieldsProps<Values>,
    Pick<ComponentProps<typeof SaveBar<Values>>, 'onPress' | 'other'> {
  title: ReactNode;
  back?: Back;
  /** A `MoreMenu` with what else can be done with the record. */
  more?: ReactNode;
  /** Under the heading. */
  intro?: ReactNode;
  /** The label of the submit button; "Save" by default. */
  action?: ReactNode;
  /** Why saving has to wait for a connection, where there is more to say. */
  offline?: string;
  /** The reason why it must not be saved, regardless of the input. */
  forbidden?: string;
  /** The record can only be looked at; `intro` says why. */
  isReadOnly?: boolean;
}

/**
 * A form that fills a page. Leaving it within the app asks when something typed is lost; reloads for
 * an update wait for it (src/lib/input/unsaved-input.ts). The way on after saving is the form's `onSaved`.
 */
export function FormPage<Values extends FieldValues>({
  title,
  back,
  more,
  intro,
  action,
  offline,
  forbidden,
  isReadOnly = false,
  onPress,
  other,
  form,
  children,
  ...fields
}: Props<Values>) {
  const confirmLeave = useConfirmLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.losesInput() && currentLocation.pathname !== nextLocation.pathname,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each navigation held back
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-2">
        {back ? <BackLink {...back} /> : null}
        <PageHeader title={title} actions={more} />
        {intro}
      </header>
      <FormFields form={form} {...fields}>
        {isReadOnly ? (
          <fieldset disabled className="space-y-4">
            <ReadOnlyContext value>{children}</ReadOnlyContext>
          </fieldset>
        ) : (
          children
        )}
      </FormFields>
      {isReadOnly ? null : (
        <SaveBar
          form={form}
          action={action}
          onPress={onPress}
          other={other}
          {...(offline && { offline })}
          {...(forbidden && { forbidden })}
        />
      )}
    </div>
  );
}
