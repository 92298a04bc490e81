import { EntityPicker, type EntityPickerProps } from './entity-picker.tsx';

/** A user as forms hold it. */
export interface PickedUser {
  id: string;
  name: string;
  email: string;
}

type Props = Omit<EntityPickerProps<PickedUser>, 'toOption'>;

/**
 * One user, by name or e-mail address. The feature brings the search, because which users can be found
 * depends on what they are chosen for.
 */
export function UserPicker(props: Props) {
  return (
    <EntityPicker
      {...props}
      toOption={({ id, name, email }) => ({ value: id, label: name, text: email })}
    />
  );
}
