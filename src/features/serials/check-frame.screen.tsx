import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { FrameAnswer } from './components/frame-answer.tsx';
import { useReadyRegister } from './use-frames-on-device.ts';

/** One field for the number of a frame or a part, and the answer below it (U011). */
export function Component() {
  const { number = '' } = useParams();
  useReadyRegister();
  return (
    <div className="space-y-6">
      <PageHeader
        title={<Trans>Check a frame</Trans>}
        actions={
          <TextLink to={paths.frameStock()}>
            <Trans>My stock of bikes</Trans>
          </TextLink>
        }
      />
      <NumberField key={number} number={number} />
      {number ? <FrameAnswer typed={number} /> : null}
    </div>
  );
}

function NumberField({ number }: { number: string }) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const [typed, setTyped] = useState(number);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setEmpty(text === '');
    if (text) navigate(paths.frame(text));
  };
  return (
    <form onSubmit={submit} className="flex max-w-xl flex-wrap items-start gap-2">
      <TextField
        className="min-w-0 flex-1 basis-60"
        label={t`Frame or serial number`}
        hint={t`Write a question mark for a character that cannot be read.`}
        error={isEmpty ? t`Required` : undefined}
        data-search
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={mostTypedCharacters}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        trailing={
          <ScanButton accept="frame" keyboard onScan={(text) => navigate(paths.frame(text))} />
        }
      />
      <Button type="submit" className="mt-6">
        <Trans comment="a frame">Check</Trans>
      </Button>
    </form>
  );
}
