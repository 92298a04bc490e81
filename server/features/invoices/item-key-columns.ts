import { int, pattern } from '#server/feeds/cell-types.ts';
import { required } from '#server/feeds/feed-file.ts';

/** A part of an item's key; together they are its id, joined by tildes. */
const keyPart = pattern(/^[^\s~]{1,40}$/, 'a key without blanks and tildes');

/** The columns of a feed file that name an item in addition to its sales organisation. */
export const itemKeyColumns = {
  companyCode: required(keyPart),
  accountingNo: required(keyPart),
  fiscalYear: required(int(1990, 2100)),
  lineItem: required(keyPart),
};
