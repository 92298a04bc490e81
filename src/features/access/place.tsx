import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '#src/features/session/session.public.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { toSorgOptions } from './options.ts';

/** Whether the viewer may change what all organisations use (reading 56). */
export const useIsOwner = () => useSession().has('access.owner');

interface Sorg {
  sorg: string;
  name: string;
}

/** The organisation of a role or group role in words. @param sorg null or empty for all organisations */
export function usePlaceTexts() {
  const { t } = useLingui();
  return (sorg: string | null) => sorg || t`All organisations`;
}

interface Props {
  field: UseFormRegisterReturn & { error: string | undefined };
  sorgs: readonly Sorg[];
}

/** Chooses whose a role or group role is; all organisations only for owners. */
export function PlaceField({ field, sorgs }: Props) {
  const { t } = useLingui();
  const isOwner = useIsOwner();
  const texts = usePlaceTexts();
  return (
    <SelectField
      {...field}
      label={t`Belongs to`}
      options={[{ value: '', label: texts(null), disabled: !isOwner }, ...toSorgOptions(sorgs)]}
    />
  );
}

/** Why a role or group role can only be read (readings 55 and 56); nothing where it may be changed. */
export function ReadOnlyNotice({ sorg, mayEdit }: { sorg: string | null; mayEdit: boolean }) {
  const isOwner = useIsOwner();
  if (mayEdit) return null;
  return (
    <Notice tone="info">
      {sorg === null && !isOwner ? (
        <Trans>
          All organisations use this, so only owners can change it. You can copy it for your
          organisation.
        </Trans>
      ) : (
        <Trans>It allows more than you may give, so you can only read it.</Trans>
      )}
    </Notice>
  );
}
