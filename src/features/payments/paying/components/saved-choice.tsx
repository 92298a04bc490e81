import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { isHosted } from '../payment-variables.rules.ts';
import type { WayChoice } from '../use-payment-way.ts';

/**
 * A saved way to pay, or another one that the provider may keep (U233, U234). Numbers of cards and accounts are
 * entered on the provider's page only.
 */
export function SavedChoice({ choice }: { choice: WayChoice }) {
  const { t } = useLingui();
  const { way, saved, chooseSaved, setSaving } = choice;
  if (!way || !isHosted(way.method)) return null;
  return (
    <div className="space-y-2">
      {saved.length > 0 ? (
        <>
          <RadioField
            label={<Trans>With which one?</Trans>}
            labelClassName="mb-2 font-semibold"
            value={way.saved?.id ?? ''}
            onValue={chooseSaved}
            options={[
              ...saved.map(({ id, display, isOwn }) => ({
                value: id,
                label: display,
                text: isOwn ? null : <Trans>Shared with you by a colleague</Trans>,
              })),
              { value: '', label: <Trans>Another one</Trans> },
            ]}
          />
          <TextLink to={paths.savedPayments()}>
            <Trans>Saved payment methods</Trans>
          </TextLink>
        </>
      ) : null}
      {way.saved ? null : (
        <>
          <p className="text-sm text-ink-muted">
            <Trans>Numbers of cards and accounts are entered on the provider’s page only.</Trans>
          </p>
          <Checkbox
            label={t`Save it for next time`}
            checked={way.save}
            onChange={({ target }) => setSaving({ save: target.checked })}
          />
          {way.save ? (
            <Checkbox
              label={t`My colleagues may use it as well`}
              checked={way.share}
              onChange={({ target }) => setSaving({ share: target.checked })}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
