import * as v from 'valibot';
import type { ConsumerAccountRow, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { isSupportedDay } from '#shared/days.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import {
  type Consumer,
  consumerSchema,
  oneLine,
  toConsumer,
} from '../register/consumer-input.rules.ts';

/** An account as a row of a file describes it; its key is the normal form of the frame number. */
export interface AccountValues extends Consumer {
  frameNumber: string;
  normal: string;
  postalCode: string;
  /** YYYY-MM-DD; null where it is not known. */
  purchasedOn: string | null;
}

/** The facts that the rules of a row depend on. */
interface RowRules {
  /** Of the host. */
  phonePrefix: string;
  /** Of the sales organisation. */
  today: string;
}

const rowSchema = ({ phonePrefix, today }: RowRules) =>
  v.object({
    ...consumerSchema(phonePrefix).entries,
    postalCode: oneLine(20),
    purchaseDate: v.nullish(
      v.pipe(
        v.string(),
        v.check((day) => day === '' || isSupportedDay(day), 'NOT_A_DAY'),
        v.check((day) => day <= today, 'IN_FUTURE'),
      ),
    ),
  });

/** Reads a row of a file of accounts. */
export function readAccountRow(
  row: ConsumerAccountRow,
  rules: RowRules,
): { account: AccountValues; wrong?: never } | { account?: never; wrong: UserError[] } {
  const { normal, problem } = parseSerial(row.frameNumber);
  const wrong = [
    ...(problem ? [userError('frameNumber', problem, `frameNumber: ${problem}`)] : []),
    ...ruleErrors(rowSchema(rules), row, ''),
  ];
  if (wrong.length > 0 || normal === undefined) return { wrong };
  return {
    account: {
      ...toConsumer(row, rules.phonePrefix),
      frameNumber: row.frameNumber.trim(),
      normal,
      postalCode: row.postalCode?.trim() ?? '',
      purchasedOn: row.purchaseDate || null,
    },
  };
}
