import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { codeKey } from '#shared/article-code.ts';
import { aliasProblem, listLimits } from '#shared/order-lists.ts';
import { checkedBy, notEmpty } from '#shared/validation/rules.ts';
import { type ActionResult, doneHere, refusedHere } from '#src/crud/action/use-action.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { saveAliases } from '../list-device.ts';
import { loadArticle } from '../load-articles.ts';
import type { ShownAlias } from '../use-order-lists.ts';

const schema = v.object({
  alias: v.pipe(v.string(), checkedBy(aliasProblem)),
  code: v.pipe(v.string(), notEmpty),
});

const texts = {
  EMPTY: msg`Required`,
  UNKNOWN_CODE: msg`No article has this code`,
  CODE_UNCHECKED: msg`Checking the code needs a connection or the catalog on this device.`,
};

const blank = { alias: '', code: '' };

/** Keeps a number of the dealer's own for an article, found by its code or EAN. */
export function AddNumber({ aliases }: { aliases: readonly ShownAlias[] }) {
  const { t } = useLingui();
  const [added, setAdded] = useState('');
  const add = async (typed: typeof blank): Promise<ActionResult> => {
    setAdded('');
    try {
      const article = await loadArticle(typed.code);
      if (!article) return refusedHere({ field: 'code', code: 'UNKNOWN_CODE' });
      const alias = typed.alias.trim();
      await saveAliases([{ alias, articleCode: article.article_code }]);
      setAdded(t`${alias} is now ${{ name: article.name }}`);
      return doneHere;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      return refusedHere({ field: 'code', code: 'CODE_UNCHECKED' });
    }
  };
  const form = useEntityForm({
    schema,
    values: blank,
    emptied: blank,
    mode: { kind: 'online', send: add },
    texts,
    getLimit: () => listLimits.alias,
    onSaved: (): void => form.methods.setFocus('alias'),
  });
  const before = aliases.find(({ key }) => key === codeKey(form.values.alias));
  return (
    <FormFields form={form} className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <TextField
        label={t`Your number`}
        autoComplete="off"
        hint={before ? t`So far ${{ code: before.articleCode }}; it will be replaced.` : null}
        {...form.field('alias')}
      />
      <TextField label={t`Article code or EAN`} autoComplete="off" {...form.field('code')} />
      <Button type="submit" busy={form.busy} className="sm:mt-6">
        <Trans>Add</Trans>
      </Button>
      <p role="status" className="text-sm text-success-ink sm:col-span-3">
        {added}
      </p>
    </FormFields>
  );
}
