import { useSearchParams } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { Buttons, Signs } from './parts/buttons.tsx';
import { Fields } from './parts/fields.tsx';
import { ListFrame } from './parts/list-frame.tsx';
import { States, Table } from './parts/lists.tsx';
import { Dialogs, Messages } from './parts/messages.tsx';
import { Tokens } from './parts/tokens.tsx';
import { LongList, Typed } from './parts/typed.tsx';
import { useLook } from './use-look.ts';

/**
 * Every part of src/ui in every state, for those who build: /dev/ui, in development only. Its words
 * are not translated. The look stands in the address, so that the narrow frame shows the same.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const scheme = query.get('scheme');
  const still = query.get('motion') === 'none';
  const narrow = query.get('frame') === '320';
  useLook(scheme === 'light' || scheme === 'dark' ? scheme : null, still);

  const toggle = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (next.get(name) === value) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const switchOf = (name: string, value: string, label: string) => (
    <Button
      variant="secondary"
      aria-pressed={query.get(name) === value}
      className="aria-pressed:border-brand-ink aria-pressed:bg-brand-tint"
      onClick={() => toggle(name, value)}
    >
      {label}
    </Button>
  );
  const inner = new URLSearchParams(query);
  inner.set('frame', 'inside');
  return (
    <div className="space-y-6">
      <h1 className="text-2xl font-semibold">Parts</h1>
      <div className="flex flex-wrap gap-2">
        {switchOf('scheme', 'light', 'Light')}
        {switchOf('scheme', 'dark', 'Dark')}
        {switchOf('motion', 'none', 'No motion')}
        {query.get('frame') === 'inside' ? null : switchOf('frame', '320', '320 px')}
      </div>
      {narrow ? (
        <iframe
          title="320 px"
          src={`${window.location.pathname}?${inner}`}
          width={320}
          height={720}
          className="rounded border border-line-strong"
        />
      ) : (
        <>
          <Tokens />
          <Buttons />
          <Signs />
          <Fields />
          <Typed />
          <Messages />
          <Dialogs />
          <States />
          <Table />
          <LongList />
          <ListFrame />
        </>
      )}
    </div>
  );
}
