import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#src/ui/button.tsx';
import { FieldNotes } from '#src/ui/fields/field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { claimFormQueries } from '../claim-form.queries.ts';
import { mostProblems } from '../claim-form.rules.ts';
import type { ProblemValue } from '../claim-values.ts';
import type { ClaimForm } from '../use-claim-form.ts';

const own: ProblemValue = { id: null, part: '', description: '', notes: '' };
/** The choice of a problem in own words. */
const ownChoice = '-';

/** The problems of a claim, from the list of the brand or in own words (E619 to E622, F019). */
export function ProblemFields({ form }: { form: ClaimForm }) {
  const { t } = useLingui();
  const { problems, brandName, merchandise } = form.values;
  const { kind } = form.context;
  const { data: known = [] } = useQuery({
    ...claimFormQueries.problems(kind, brandName.trim(), merchandise),
    retry: false,
  });
  const put = (next: readonly ProblemValue[]) => form.set('problems', [...next]);
  const change = (at: number, part: Partial<ProblemValue>) =>
    put(problems.map((one, nth) => (nth === at ? { ...one, ...part } : one)));
  const choose = (at: number, id: string) => {
    const found = known.find((one) => one.id === id);
    const { part = '', description = '' } = found ?? {};
    change(at, { id: found ? id : null, part, description });
  };
  const toOptions = ({ id, part, description }: ProblemValue) => {
    // A problem that the device does not know any more stays chosen.
    const kept =
      id !== null && !known.some((one) => one.id === id) ? [{ id, part, description }] : [];
    return [
      ...[...known, ...kept].map((one) => ({
        value: one.id,
        label: [one.part, one.description].filter(Boolean).join(': ') || one.id,
      })),
      { value: ownChoice, label: t({ message: 'In own words', context: 'a problem of a claim' }) },
    ];
  };
  const error = form.getError('problems');
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">
        <Trans>Problems</Trans>
      </legend>
      <FieldNotes id={`${form.id}-problems`} error={error} />
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other identity while they are entered
        <div key={at} className="space-y-3 rounded-lg border border-line p-3">
          <SelectField
            label={t`Problem ${{ number: at + 1 }}`}
            value={problem.id ?? ownChoice}
            options={toOptions(problem)}
            onChange={({ target }) => choose(at, target.value)}
          />
          {problem.id === null ? (
            <TextField
              required
              label={t({ message: 'What is wrong', context: 'a problem of a claim' })}
              value={problem.description}
              error={form.getError(`problems.${at}.description`)}
              onChange={({ target }) => change(at, { description: target.value })}
            />
          ) : null}
          <TextField
            label={t`Notes`}
            value={problem.notes}
            error={form.getError(`problems.${at}.notes`)}
            onChange={({ target }) => change(at, { notes: target.value })}
          />
          <Button variant="quiet" onClick={() => put(problems.filter((_, nth) => nth !== at))}>
            <Trans>Remove problem {{ number: at + 1 }}</Trans>
          </Button>
        </div>
      ))}
      {problems.length < mostProblems ? (
        <Button
          variant="secondary"
          onClick={() => {
            const [first] = known.filter(({ id }) => !problems.some((one) => one.id === id));
            put([...problems, first ? { ...first, notes: '' } : own]);
          }}
        >
          {problems.length === 0 ? (
            <Trans>Add a problem</Trans>
          ) : (
            <Trans>Add another problem</Trans>
          )}
        </Button>
      ) : null}
    </fieldset>
  );
}
