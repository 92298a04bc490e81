import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { codeKey } from '#shared/article-code.ts';
import type { UploadKindName } from '#shared/row-upload.ts';
import { uploadCellRules } from '#shared/upload-cells.rules.ts';
import type { RowKey, UploadColumn } from '#src/crud/upload/upload-columns.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** The kinds whose rows this area takes in itself; sales have a page of their own. */
export type RowKind = Exclude<UploadKindName, 'RETAIL_SALES'>;

export type UploadKey = keyof typeof uploadCellRules;

/** What a kind of file is called, and what it is for. */
export function useKindTexts(): Record<UploadKindName, { title: string; text: string }> {
  const { t } = useLingui();
  return {
    OWN_NUMBERS: {
      title: t`Own article numbers`,
      text: t`Your own numbers for our articles, by which you find and order them.`,
    },
    RETAIL_SALES: { title: t`Retail sales`, text: t`Bikes that you have sold.` },
    DEALER_STOCK: {
      title: t`Own stock`,
      text: t`What your shop has of our articles. Click & collect orders show it.`,
    },
  };
}

/** The columns of a kind, and the one by which two rows are one record. */
export function useKindColumns(): Record<
  RowKind,
  { columns: UploadColumn<UploadKey>[]; key: RowKey<UploadKey> }
> {
  const { t } = useLingui();
  const column = (key: UploadKey, label: string, example: string, names: string[] = []) => ({
    key,
    label,
    names,
    example,
    required: true,
    check: uploadCellRules[key],
  });
  const articleNames = ['EAN', 'Article', 'SKU'];
  const article = column('articleCode', t`Article number or EAN`, '4006381333931', articleNames);
  const keyOf = (field: UploadKey): RowKey<UploadKey> => ({
    field,
    of: (cells) => codeKey(cells[field]) || null,
  });
  return {
    OWN_NUMBERS: {
      columns: [column('ownNumber', t`Own number`, 'CH 11', ['Alias']), article],
      key: keyOf('ownNumber'),
    },
    DEALER_STOCK: {
      columns: [article, column('qty', t`Quantity`, '5', ['Stock'])],
      key: keyOf('articleCode'),
    },
  };
}

/** The texts of problems that mean something else in a file than elsewhere. */
export const rowProblems: ProblemTexts = {
  TOO_LONG: msg`This is too long. An own number has at most 40 characters.`,
  NOT_ALLOWED: msg`Write it in one line, without control characters.`,
  UNKNOWN_ARTICLE: msg`There is no article with this number or EAN.`,
  NOT_A_QUANTITY: msg`Write a whole number, such as 5.`,
  TWICE_IN_FILE: msg`An earlier row of the file has this as well`,
};
