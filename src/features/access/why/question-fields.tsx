import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knownPermissions } from '#shared/access/known-permissions.ts';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import { Combobox } from '#src/ui/combobox/combobox.tsx';
import { createSearch, type Option } from '#src/ui/combobox/option.ts';
import { type Parts, usePageText } from './part-list.tsx';
import { type QuestionParams, splitOnce } from './question.params.ts';
import { findAskedCustomers, whyQueries } from './why.queries.ts';

/** The fields of the question: a page, an operation or a permission, and a customer. */
export function QuestionFields({ params, set }: ListState<QuestionParams>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(whyQueries.parts());
  const toOptions = useWhatOptions();
  const { what, customer } = params;
  const chosen = toOptions(data).find(({ value }) => value === what) ?? toOption(what);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Combobox
        label={t`Page, operation or permission`}
        value={chosen}
        search={async (text, request) =>
          createSearch(toOptions(await queries.ensureQueryData(whyQueries.parts())))(text, request)
        }
        onChange={(option) => set({ what: option?.value ?? '' })}
      />
      <EntityPicker
        label={t`Customer`}
        value={customer ? { key: customer, name: splitOnce(customer)[1], city: '' } : null}
        toOption={({ key, name, city }) => ({
          value: key,
          label: name,
          text: [key.replace(':', ' '), city].filter(Boolean).join(' · '),
        })}
        find={findAskedCustomers}
        onChange={(picked) => set({ customer: picked?.key ?? '' })}
      />
    </div>
  );
}

/** A permission that the app does not know is offered only where a link names it. */
const toOption = (what: string): Option | null =>
  what ? { value: what, label: splitOnce(what)[1] } : null;

function useWhatOptions() {
  const { t } = useLingui();
  const pageText = usePageText();
  return (parts: Parts | undefined): Option[] => [
    ...(parts?.pages ?? []).map((page) => ({
      value: `page:${page.name}`,
      label: pageText(page),
      text: t`Page`,
    })),
    ...[...knownPermissions].map((name) => ({
      value: `permission:${name}`,
      label: name,
      text: t`Permission`,
    })),
    ...(parts?.operations ?? []).map(({ name }) => ({
      value: `operation:${name}`,
      label: name,
      text: t`Operation`,
    })),
  ];
}
