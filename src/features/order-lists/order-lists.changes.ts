import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

interface ListNote {
  name?: string;
  kind?: string;
}

interface AliasNote {
  count?: number;
  alias?: string;
  articleCode?: string | null;
}

/** Named carts, templates and the dealer's own numbers. */
export function useOrderListsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const feature = t`Carts and templates`;
  const listFacts = ({ note }: OutboxEntry) => {
    const { name = '', kind } = note as ListNote;
    const template = kind === 'template';
    const to = paths.orderLists(template ? { show: 'templates' } : {});
    return { name, template, facts: { feature, to, edit: null } };
  };
  return {
    SaveOrderList(entry) {
      const { name, template, facts } = listFacts(entry);
      return { ...facts, title: template ? t`Template: ${name}` : t`Cart saved: ${name}` };
    },
    DeleteOrderList(entry) {
      const { name, template, facts } = listFacts(entry);
      const title = template ? t`Template deleted: ${name}` : t`Cart deleted: ${name}`;
      return { ...facts, title };
    },
    SaveArticleAliases({ note }) {
      const { count = 1, alias = '', articleCode } = note as AliasNote;
      const one = articleCode
        ? t`Own number: ${alias} is ${articleCode}`
        : t`Own number deleted: ${alias}`;
      const many = () => t`${plural(count, { one: '# own number', other: '# own numbers' })}`;
      const title = count > 1 ? many() : one;
      return { feature, title, to: paths.orderLists({ show: 'numbers' }), edit: null };
    },
  };
}
