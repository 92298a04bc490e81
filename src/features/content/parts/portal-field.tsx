import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import { portalsQuery } from '../content.queries.ts';

interface Props {
  /** The chosen hosts; none: all of them. */
  value: readonly string[];
  onChange: (portals: string[]) => void;
  error?: string | undefined;
}

/** The portals of the sales organisation that show an item (reading 59). Nothing where there is only one. */
export function PortalField({ value, onChange, error }: Props) {
  const { t } = useLingui();
  const { host, sorg } = useHostConfig();
  const { data = [] } = useQuery(portalsQuery(sorg));
  const portals = [...new Set([host, ...data.flatMap(toHost), ...value])];
  if (portals.length < 2) return null;
  return (
    <CheckboxGroup
      label={t`Portals`}
      hint={
        value.length === 0 ? (
          <Trans>None is chosen: all of them show it, also new ones.</Trans>
        ) : undefined
      }
      options={portals.toSorted().map((portal) => ({ value: portal, label: portal }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** The host of an address; none for an empty one. */
function toHost(address: string): string[] {
  try {
    return [new URL(address).host];
  } catch {
    return [];
  }
}
