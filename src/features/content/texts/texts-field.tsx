import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { type Language, languages } from '#shared/locales.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { ReadOnlyContext } from '#src/ui/fields/read-only-context.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { RichTextField } from '#src/ui/rich-text/rich-text-field.tsx';
import { useLinkKinds } from '../links/use-link-kinds.ts';
import { useLanguageNames, useTextLanguages } from '../parts/use-language-names.ts';
import { findWritten, hasText, type TextPart, type TextValues } from './content-texts.ts';

interface Props<Values extends TextValues> {
  form: EntityForm<Values>;
  /** "Title" unless it is called otherwise. */
  titleLabel?: string;
  hasSubtitle?: boolean;
  /** Whether an item has a body, and whether it needs one. */
  body?: 'required' | 'optional' | 'none';
}

/** The texts of an item by language: which language is its own, what is missing, and each text with its title. */
export function TextsField<Values extends TextValues>(props: Props<Values>) {
  const { form } = props;
  const { t, i18n } = useLingui();
  const nameLanguage = useLanguageNames();
  const { language, texts } = form.values as TextValues;
  const offered = useTextLanguages([language, ...findWritten(texts)]);
  const shown = offered.toSorted((a, b) => Number(b === language) - Number(a === language));
  const [current, setCurrent] = useCurrentLanguage(form);
  const missing = offered.filter((one) => !hasText(texts[one]));
  const own = nameLanguage(language);
  const others = missing.filter((one) => one !== language).map(nameLanguage);
  return (
    <div className="space-y-3">
      <SelectField
        label={t`Language of the text`}
        hint={<Trans>Readers of other languages see this text where theirs is missing.</Trans>}
        options={offered.map((value) => ({ value, label: nameLanguage(value) }))}
        {...form.field('language' as Path<Values>)}
      />
      <Tabs
        label={t`Languages of the text`}
        current={current ?? language}
        onChange={setCurrent}
        tabs={shown.map((one) => ({
          id: one,
          label: (
            <LanguageLabel
              name={nameLanguage(one)}
              missing={missing.includes(one)}
              wrong={hasProblem(form, one)}
            />
          ),
          content: (
            <OneTextFields key={one} {...props} language={one} isRequired={one === language} />
          ),
        }))}
      />
      {others.length > 0 && hasText(texts[language]) ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Missing in {{ languages: new Intl.ListFormat(i18n.locale).format(others) }}. These
            readers see the text in {own}.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

const toField = (language: Language, part: TextPart) => `texts.${language}.${part}`;

const hasProblem = <Values extends TextValues>({ getError }: EntityForm<Values>, one: Language) =>
  (['title', 'subtitle', 'body'] as const).some((part) =>
    getError(toField(one, part) as Path<Values>),
  );

/** The language whose text is shown: the chosen one; after a refusal the first one with a problem. */
function useCurrentLanguage<Values extends TextValues>(form: EntityForm<Values>) {
  const [current, setCurrent] = useState<Language | null>(null);
  const { language } = form.values as TextValues;
  const { submitCount } = form.methods.formState;
  const wrong = languages.find((one) => hasProblem(form, one));
  const showWrong = useEffectEvent((found: Language | undefined) => {
    if (found && !hasProblem(form, current ?? language)) setCurrent(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads there once
  useEffect(() => {
    showWrong(wrong);
  }, [submitCount]);
  return [current, setCurrent] as const;
}

interface LabelProps {
  name: string;
  missing: boolean;
  wrong: boolean;
}

function LanguageLabel({ name, missing, wrong }: LabelProps) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-1">
      {wrong ? (
        <Icon name="error" size={16} className="text-error-ink" label={t`Not complete`} />
      ) : null}
      {name}
      {missing && !wrong ? (
        <span className="text-sm font-normal text-ink-muted">
          <Trans comment="the text in this language">missing</Trans>
        </span>
      ) : null}
    </span>
  );
}

interface OneTextProps<Values extends TextValues> extends Props<Values> {
  language: Language;
  isRequired: boolean;
}

function OneTextFields<Values extends TextValues>(props: OneTextProps<Values>) {
  const { form, language, isRequired, hasSubtitle = false, body = 'required' } = props;
  const { t } = useLingui();
  const isReadOnly = use(ReadOnlyContext);
  const linkKinds = useLinkKinds();
  const { texts } = form.values as TextValues;
  return (
    <div className="space-y-4">
      {isReadOnly || hasText(texts[language]) ? null : <CopyFrom form={form} language={language} />}
      <TextField
        label={props.titleLabel ?? t`Title`}
        lang={language}
        required={isRequired}
        {...form.field(toField(language, 'title') as Path<Values>)}
      />
      {hasSubtitle ? (
        <TextField
          label={t`Subtitle`}
          lang={language}
          {...form.field(toField(language, 'subtitle') as Path<Values>)}
        />
      ) : null}
      {body === 'none' ? null : (
        <ValueField form={form} name={toField(language, 'body') as Path<Values>}>
          {({ value, onChange, onBlur, error }) => (
            <RichTextField
              label={t`Text`}
              required={isRequired && body === 'required'}
              disabled={isReadOnly}
              value={String(value ?? '')}
              onChange={(html) => onChange(html as PathValue<Values, Path<Values>>)}
              onBlur={onBlur}
              linkKinds={linkKinds}
              error={error}
            />
          )}
        </ValueField>
      )}
    </div>
  );
}

/** Begins an empty text with that of another language. */
function CopyFrom<Values extends TextValues>({
  form,
  language,
}: Pick<OneTextProps<Values>, 'form' | 'language'>) {
  const nameLanguage = useLanguageNames();
  const { texts } = form.values as TextValues;
  const sources = findWritten(texts);
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <Button
          key={source}
          variant="secondary"
          onClick={() =>
            form.methods.setValue(
              `texts.${language}` as Path<Values>,
              { ...texts[source] } as PathValue<Values, Path<Values>>,
              { shouldDirty: true },
            )
          }
        >
          <Trans>Copy from {{ language: nameLanguage(source) }}</Trans>
        </Button>
      ))}
    </div>
  );
}
