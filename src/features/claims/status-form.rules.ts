import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';

/** A change of the status as a form holds it. */
export interface StatusValues {
  /** Empty as long as none is chosen. */
  status: string;
  reason: string;
  /** Null for all pieces. */
  approvedQty: number | null;
  isNotAWarranty: boolean;
}

/** The first values of the form. */
export const noStatus: StatusValues = {
  status: '',
  reason: '',
  approvedQty: null,
  isNotAWarranty: false,
};

interface Rules {
  isReasonNeeded: (values: StatusValues) => boolean;
  /** How many pieces were claimed. */
  mostPieces: number;
}

/** The rules of a change of the status; whether a reason is needed hangs on all of it. */
export const statusSchema = ({
  isReasonNeeded,
  mostPieces,
}: Rules): v.GenericSchema<StatusValues, StatusValues> =>
  v.pipe(
    v.object({
      status: v.pipe(v.string(), required),
      reason: v.pipe(v.string(), v.trim(), atMost(limits.longText)),
      approvedQty: v.nullable(
        v.pipe(
          v.number('BAD_QUANTITY'),
          v.integer('BAD_QUANTITY'),
          v.minValue(1, 'BAD_QUANTITY'),
          v.maxValue(mostPieces, 'BAD_QUANTITY'),
        ),
      ),
      isNotAWarranty: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['status'], ['reason'], ['approvedQty'], ['isNotAWarranty']],
        (values) => values.reason !== '' || !isReasonNeeded(values),
        'REASON_REQUIRED',
      ),
      ['reason'],
    ),
  );
