import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** Milliseconds after the last key before the list follows (C025). */
const searchDelay = 450;

/** The server takes no more. */
const longestSearch = 100;

/** What is typed, and the search it becomes when it stands still or at Enter. */
function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const [asked, setAsked] = useState(search);
  if (shown !== search) {
    setShown(search);
    // Only what changed elsewhere, such as by Back; what was asked for from here may be typed on.
    if (search !== asked) setText(search);
  }
  const ask = useEffectEvent((words: string) => {
    if (words === search) return;
    setAsked(words);
    onSearch(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setAsked(words);
    onSearch(words);
  };
  return { text, setText, submit };
}

interface Props {
  /** What can be searched for. */
  label: string;
  hint?: ReactNode;
  search: string;
  onSearch: (search: string) => void;
  consignment?: boolean;
  /** Without it there is no filter for consignment. */
  onConsignment?: (only: boolean) => void;
  /** How many of the further filters are set, the consignment filter not counted. */
  count?: number;
  /** Further filters. */
  children?: ReactNode;
}

/** Search (B184), consignment only (U224, B185) and what else narrows a list of orders. */
export function OrderFilters(props: Props) {
  const { label, hint, search, onSearch, consignment = false, onConsignment } = props;
  const { count = 0, children } = props;
  const { t } = useLingui();
  const { text, setText, submit } = useSearchText(search, onSearch);
  const set = count + (consignment ? 1 : 0);
  // Only at first: clearing the last filter must not close what the finger is on.
  const [open] = useState(set > 0);
  const only = onConsignment ? (
    <Checkbox
      label={t`Consignment only`}
      checked={consignment}
      onChange={(event) => onConsignment(event.target.checked)}
    />
  ) : null;
  return (
    <search className="block space-y-2 print:hidden">
      <form onSubmit={submit} className="max-w-xl">
        <TextField
          type="search"
          data-search
          enterKeyHint="search"
          label={label}
          hint={hint}
          maxLength={longestSearch}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      {children ? (
        <details open={open}>
          <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded text-brand-ink">
            <Icon name="filter" size={20} />
            {set > 0 ? (
              <Plural value={set} one="# filter" other="# filters" />
            ) : (
              <Trans>Filter</Trans>
            )}
          </summary>
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1">
            {children}
            {only}
          </div>
        </details>
      ) : (
        only
      )}
    </search>
  );
}
