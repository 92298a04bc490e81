import { SavedUserPage } from './user-form-page.tsx';

/** A new user of the United States that begins as a copy (R092). */
export function Component() {
  return <SavedUserPage kind="copy" us />;
}
