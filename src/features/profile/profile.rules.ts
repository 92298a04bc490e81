import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import type { PasswordRules } from '#shared/validation/password.rules.ts';
import { atMost, notEmpty, password, required } from '#shared/validation/rules.ts';

/** The values of the settings form. */
export interface ProfileValues {
  name: string;
  /** One of the host's language codes. */
  language: string;
  currentPassword: string;
  newPassword: string;
  repeatPassword: string;
}

export const noPasswords = { currentPassword: '', newPassword: '', repeatPassword: '' };

/**
 * Validates the settings. The passwords count only when a new one is typed: a browser may have filled in
 * the current one automatically.
 * @param host the host's rules for passwords
 */
export const profileRules = (host: PasswordRules) =>
  v.pipe(
    v.object({
      name: v.pipe(v.string(), required, notEmpty, v.trim(), atMost(limits.text)),
      language: v.pipe(v.string(), required),
      currentPassword: v.string(),
      newPassword: v.pipe(v.string(), password(host)),
      repeatPassword: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['currentPassword'], ['newPassword']],
        (typed) => typed.newPassword === '' || typed.currentPassword !== '',
        'REQUIRED',
      ),
      ['currentPassword'],
    ),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['repeatPassword']],
        (typed) => typed.newPassword === typed.repeatPassword,
        'NO_MATCH',
      ),
      ['repeatPassword'],
    ),
  );
