import type { Option, SearchOptions } from '../combobox/option.ts';

/** A target of a link; its value is the address, its label the text of a link that has no other. */
export type LinkOption = Option;

/** A kind of target that is searched for, such as an article. */
export interface LinkKind {
  name: string;
  label: string;
  search: SearchOptions<LinkOption>;
}
