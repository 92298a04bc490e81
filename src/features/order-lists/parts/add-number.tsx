import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { codeKey } from '#shared/article-code.ts';
import { aliasProblem, listLimits } from '#shared/order-lists.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { articleOf } from '../articles.ts';
import { saveAliases } from '../list-device.ts';
import type { ShownAlias } from '../use-order-lists.ts';

/** Keeps a number of the dealer's own for an article, found by its code or EAN. */
export function AddNumber({ aliases }: { aliases: readonly ShownAlias[] }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const first = useRef<HTMLInputElement>(null);
  const [alias, setAlias] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState('');
  const problem = aliasProblem(alias);
  useUnsavedInput(alias !== '' || code !== '');
  const before = aliases.find(({ key }) => key === codeKey(alias));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setAdded('');
    if (code.trim() === '') setCodeError(t`Required`);
    if (problem || code.trim() === '' || busy) return;
    setBusy(true);
    try {
      const article = await articleOf(code);
      if (!article) return setCodeError(t`No article has this code`);
      await saveAliases([{ alias: alias.trim(), articleCode: article.article_code }]);
      setAdded(t`${{ alias: alias.trim() }} is now ${{ name: article.name }}`);
      setAlias('');
      setCode('');
      setTried(false);
      first.current?.focus();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      setCodeError(t`Checking the code needs a connection or the catalog on this device.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={first}
        label={t`Your number`}
        value={alias}
        autoComplete="off"
        onChange={(event) => setAlias(event.target.value)}
        error={tried && problem ? problemText({ code: problem, limit: listLimits.alias }) : null}
        hint={before ? t`So far ${{ code: before.articleCode }}; it will be replaced.` : null}
      />
      <TextField
        label={t`Article code or EAN`}
        value={code}
        autoComplete="off"
        onChange={(event) => {
          setCode(event.target.value);
          setCodeError(null);
        }}
        error={codeError}
      />
      <Button type="submit" busy={busy} className="sm:mt-6">
        <Trans>Add</Trans>
      </Button>
      <p role="status" className="text-sm text-success-ink sm:col-span-3">
        {added}
      </p>
    </form>
  );
}
