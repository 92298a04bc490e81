import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf } from '#shared/locales.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { CityField, useCities } from '#src/features/countries/countries.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { loadPhoneRule } from './phone-rule.ts';
import type { SaleValues } from './sale-values.ts';

/** Name and e-mail of the consumer first, since more is rarely asked for at the till. */
export function ConsumerFields({ form }: { form: EntityForm<SaleValues> }) {
  const { t } = useLingui();
  const { consumerConsent } = useHostConfig();
  const language = languageOf(useLocale());
  const { address, city, phone, postalCode } = form.values;
  const cities = useCities(city);
  const phoneField = form.field('phone');
  const consentText = consumerConsent?.text[language] ?? consumerConsent?.text.en;
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField required label={t`Name`} autoComplete="off" {...form.field('name')} />
        <TextField type="email" label={t`E-mail`} autoComplete="off" {...form.field('email')} />
      </div>
      <Fold
        open={Boolean(address || city || phone || postalCode)}
        summary={<Trans>Phone and address</Trans>}
      >
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextField
            type="tel"
            label={t`Phone`}
            autoComplete="off"
            {...phoneField}
            onBlur={(event) => {
              void phoneField.onBlur(event);
              void loadPhoneRule(phone).then(() => form.methods.trigger('phone'));
            }}
          />
          <TextField label={t`Address`} autoComplete="off" {...form.field('address')} />
          <TextField label={t`Postal code`} autoComplete="off" {...form.field('postalCode')} />
          <CityField cities={cities} {...form.field('city')} />
        </div>
      </Fold>
      {consentText ? (
        <Checkbox
          label={consentText}
          hint={
            <Trans>
              Optional. Without it the sale is registered just the same: the data entered here is
              stored and sent to the distributor for the warranty, and the warranty card is mailed
              to the e-mail address if there is one. Only the consent is not recorded.
            </Trans>
          }
          checked={form.values.consent}
          onChange={({ target }) => form.set('consent', target.checked)}
        />
      ) : null}
    </div>
  );
}
