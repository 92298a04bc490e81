import { useLingui } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { Option } from '#src/ui/combobox/option.ts';

/**
 * Returns how groups and categories are offered where one is chosen: those of other sales organisations cannot be.
 * @param toOption how each is called
 */
export function useOwnOption<Entity extends { id: string }>(
  toOption: (entity: Entity) => Option,
): (entity: Entity) => Option {
  const { t } = useLingui();
  const { sorg } = useHostConfig();
  return (entity) =>
    entity.id.startsWith(`${sorg}~`)
      ? toOption(entity)
      : { ...toOption(entity), text: t`Of another sales organisation`, disabled: true };
}
