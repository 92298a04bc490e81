import * as v from 'valibot';
import { password, required } from '#shared/validation/rules.ts';

export interface NewPassword {
  password: string;
  again: string;
}

/** A new password, typed twice. @param minimum the host's `minimumPasswordLength` */
export const newPasswordRules = (minimum: number) =>
  v.pipe(
    v.object({ password: v.pipe(v.string(), required, password(minimum)), again: v.string() }),
    v.forward(
      v.partialCheck(
        [['password'], ['again']],
        (typed) => typed.password === typed.again,
        'NO_MATCH',
      ),
      ['again'],
    ),
  );
