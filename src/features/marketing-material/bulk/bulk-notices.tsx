import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Notice, type Tone } from '#src/ui/state/notice.tsx';
import type { BulkFileState } from './bulk-file.ts';
import type { BulkUpload } from './bulk-upload.ts';
import type { BulkFiles, BulkRow } from './use-bulk-files.ts';

interface Props {
  bulk: BulkUpload;
  files: BulkFiles;
  removePlace: boolean;
  onRemovePlace: (removes: boolean) => void;
}

/** Names the files of a bulk creation that are missing, there already, failed or refused, with the way on. */
export function BulkNotices({ bulk, files, removePlace, onRemovePlace }: Props) {
  const { rows, halt, tooMany, isKept, progress } = files;
  const { counts } = progress;
  const places = rows.filter(({ file, state }) => state === 'stored' && file.stored?.hasPlace);
  const group = (state: BulkFileState) => rows.filter((row) => row.state === state);
  return (
    <>
      {halt === 'quota' ? (
        <Notice tone="warning" action={<GoOn bulk={bulk} />}>
          <Trans>
            You have uploaded as much as one day allows. What is sent stays, and the rest goes on
            tomorrow.
          </Trans>
        </Notice>
      ) : null}
      <Named
        tone="warning"
        rows={group('missing')}
        action={<Remove bulk={bulk} rows={group('missing')} />}
      >
        <Plural
          value={{ count: counts.missing }}
          one="# file is missing, because this page was closed before it was sent. Choose or drop it again: it goes on where it has stopped."
          other="# files are missing, because this page was closed before they were sent. Choose or drop them again: they go on where they have stopped."
        />
      </Named>
      <Named
        tone="warning"
        rows={group('duplicate')}
        action={
          <Button
            variant="secondary"
            onClick={() => bulk.want(group('duplicate').map(({ file }) => file.id))}
          >
            <Trans>Use them anyway</Trans>
          </Button>
        }
      >
        <Plural
          value={{ count: counts.duplicate }}
          one="# file is there already and is left out."
          other="# files are there already and are left out."
        />
      </Named>
      <Named
        tone="error"
        rows={group('failed')}
        action={
          <Button
            variant="secondary"
            onClick={() => bulk.retry(group('failed').map(({ file }) => file.id))}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Plural
          value={{ count: counts.failed }}
          one="# file could not be sent."
          other="# files could not be sent."
        />
      </Named>
      <Named
        tone="error"
        rows={group('refused')}
        action={<Remove bulk={bulk} rows={group('refused')} />}
      >
        <Plural
          value={{ count: counts.refused }}
          one="# file is not taken. The list says why."
          other="# files are not taken. The list says why."
        />
      </Named>
      {tooMany > 0 ? (
        <Notice tone="error">
          <Plural
            value={{ count: tooMany }}
            one="# file was left out, because the list is full."
            other="# files were left out, because the list is full."
          />
        </Notice>
      ) : null}
      {isKept ? null : (
        <Notice tone="warning">
          <Trans>
            This device could not keep the list of files. Leave this page open until all are saved.
          </Trans>
        </Notice>
      )}
      {places.length > 0 ? (
        <Notice tone="warning">
          <Plural
            value={{ count: places.length }}
            one="# picture says where it was taken, and so does the original that readers get."
            other="# pictures say where they were taken, and so do the originals that readers get."
          />
          <Checkbox
            label={<Trans>Remove the place</Trans>}
            checked={removePlace}
            onChange={({ target }) => onRemovePlace(target.checked)}
          />
        </Notice>
      ) : null}
    </>
  );
}

/** Sends what was stopped. */
export function GoOn({ bulk }: { bulk: BulkUpload }) {
  return (
    <Button variant="secondary" onClick={bulk.resume}>
      <Trans comment="a stopped upload">Go on</Trans>
    </Button>
  );
}

interface NamedProps {
  tone: Tone;
  rows: readonly BulkRow[];
  action: ReactNode;
  children: ReactNode;
}

/** Names that a notice shows unfolded. */
const namesAtOnce = 10;

/** A notice with the names of its files; nothing without any. */
function Named({ tone, rows, action, children }: NamedProps) {
  if (rows.length === 0) return null;
  const names = (some: readonly BulkRow[]) => some.map(({ file }) => file.name).join(', ');
  const rest = rows.slice(namesAtOnce);
  return (
    <Notice tone={tone} action={action}>
      <p className="font-semibold">{children}</p>
      <p className="text-sm wrap-anywhere">{names(rows.slice(0, namesAtOnce))}</p>
      {rest.length > 0 ? (
        <Fold
          summary={
            <Plural
              value={{ count: rest.length }}
              one="and # other file"
              other="and # other files"
            />
          }
        >
          <p className="text-sm wrap-anywhere">{names(rest)}</p>
        </Fold>
      ) : null}
    </Notice>
  );
}

function Remove({ bulk, rows }: { bulk: BulkUpload; rows: readonly BulkRow[] }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" onClick={() => bulk.remove(rows.map(({ file }) => file.id))}>
      {t`Remove from the list`}
    </Button>
  );
}
