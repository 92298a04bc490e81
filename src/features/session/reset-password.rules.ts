import * as v from 'valibot';
import type { PasswordRules } from '#shared/validation/password.rules.ts';
import { password, required } from '#shared/validation/rules.ts';

export interface NewPassword {
  password: string;
  again: string;
}

/** A new password, typed twice. @param host what it asks of a password */
export const newPasswordRules = (host: PasswordRules) =>
  v.pipe(
    v.object({ password: v.pipe(v.string(), required, password(host)), again: v.string() }),
    v.forward(
      v.partialCheck(
        [['password'], ['again']],
        (typed) => typed.password === typed.again,
        'NO_MATCH',
      ),
      ['again'],
    ),
  );
