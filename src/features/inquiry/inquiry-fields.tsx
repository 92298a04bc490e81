import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HostConfig } from '#shared/host-config.ts';
import {
  getInquiryLimit,
  type InquiryField,
  otherChoice,
  textIn,
} from '#shared/inquiry/inquiry.rules.ts';
import { bcp47, languageOf } from '#shared/locales.ts';
import { CityField } from '#src/features/countries/countries.public.ts';
import { request } from '#src/graphql/client.ts';
import { CountriesDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { InquiryForm } from './use-inquiry-form.ts';

interface Props {
  form: InquiryForm;
}

/** The props of the input of a field. */
const fieldOf = ({ values, set, getProblem }: InquiryForm, name: InquiryField) => ({
  name,
  value: values[name],
  error: getProblem(name),
  onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
});

/** The fields of the shop and of the ways to reach it. */
export function ContactFields({ form }: Props) {
  const { t } = useLingui();
  const { telpCode } = useHostConfig();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        required
        className="sm:col-span-2"
        label={t`Name of your shop or company`}
        autoComplete="organization"
        {...fieldOf(form, 'custName')}
      />
      <TextField
        required
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        {...fieldOf(form, 'custEmail')}
      />
      <TextField
        required
        type="tel"
        inputMode="numeric"
        label={t`Phone`}
        hint={t`Digits only; ${{ prefix: telpCode }} is put before them`}
        autoComplete="tel-national"
        {...fieldOf(form, 'custPhone')}
      />
      <TextField
        className="sm:col-span-2"
        type="url"
        label={t`Website, if you have one`}
        autoComplete="url"
        placeholder="https://"
        {...fieldOf(form, 'websiteUrl')}
      />
    </div>
  );
}

/** The fields of the address. A city of the list brings its state. */
export function PlaceFields({ form }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        required
        className="sm:col-span-2"
        label={t`Address`}
        autoComplete="street-address"
        {...fieldOf(form, 'custAddress')}
      />
      <CountryField form={form} />
      <div>
        <CityField
          required
          cities={form.cities}
          {...fieldOf(form, 'custCity')}
          onChange={({ target }) => form.setCity(target.value)}
        />
      </div>
      <TextField
        label={t`Postal code`}
        autoComplete="postal-code"
        {...fieldOf(form, 'custPostalCode')}
      />
      <TextField
        required
        label={t`State or province`}
        autoComplete="address-level1"
        {...fieldOf(form, 'custState')}
      />
    </div>
  );
}

function CountryField({ form }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { custCountry } = form.values;
  const { data = [] } = useQuery(countriesQuery(locale));
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  // The preset one is there before the list is.
  if (custCountry !== '' && !data.some(({ id }) => id === custCountry))
    options.push({ value: custCountry, label: nameCountry(custCountry, locale) });
  return (
    <SelectField
      required
      label={t`Country`}
      autoComplete="country"
      options={[{ value: '', label: t`Choose` }, ...options]}
      {...fieldOf(form, 'custCountry')}
    />
  );
}

const nameCountry = (id: string, locale: Parameters<typeof bcp47>[0]) =>
  new Intl.DisplayNames(bcp47(locale), { type: 'region', fallback: 'code' }).of(id) ?? id;

const countriesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['countries', locale],
    queryFn: async ({ signal }) =>
      (await request(CountriesDocument, {}, { signal, isPublic: true })).countries,
    staleTime: 86_400_000,
  });

/** The fields of reason and goal. */
export function ReasonFields({ form }: Props) {
  const { t } = useLingui();
  const { inquiryReasons, inquiryGoals } = useHostConfig();
  return (
    <div className="space-y-4">
      <ChoiceFields
        form={form}
        names={['reason', 'otherReason']}
        choices={inquiryReasons}
        label={t`Why do you get in touch?`}
      />
      <ChoiceFields
        form={form}
        names={['goal', 'otherGoal']}
        choices={inquiryGoals}
        label={t`What is your goal?`}
      />
    </div>
  );
}

interface ChoiceProps extends Props {
  names: readonly [choice: 'reason' | 'goal', other: 'otherReason' | 'otherGoal'];
  choices: HostConfig['inquiryReasons'];
  label: string;
}

/** A choice of the host's list; own words where none fits, or where the host has no list (N130). */
function ChoiceFields({ form, names: [choice, other], choices, label }: ChoiceProps) {
  const { t } = useLingui();
  const language = languageOf(useLocale());
  const ownWords = form.values[choice] === otherChoice;
  const options = [
    { value: '', label: t`Choose` },
    ...choices.map(({ id, text }) => ({ value: id, label: textIn(text, language) })),
    { value: otherChoice, label: t({ message: 'Other', comment: 'choice of own words' }) },
  ];
  return (
    <>
      {choices.length > 0 ? (
        <SelectField required label={label} options={options} {...fieldOf(form, choice)} />
      ) : null}
      {ownWords ? (
        <TextAreaField
          required
          rows={2}
          maxLength={getInquiryLimit(other)}
          label={choices.length > 0 ? t`In your own words` : label}
          {...fieldOf(form, other)}
        />
      ) : null}
    </>
  );
}

/** A field that only programs fill in: outside the window, the order of focus and assistive technology (N131). */
export function HiddenField({ form }: Props) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] top-0 size-px overflow-hidden">
      <label>
        <Trans comment="of a mail; people do not see the field">Subject</Trans>
        <input
          name="subject"
          tabIndex={-1}
          autoComplete="off"
          value={form.subject}
          onChange={({ target }) => form.setSubject(target.value)}
        />
      </label>
    </div>
  );
}
