import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { saveOrderList } from '../list-device.ts';
import { useDeleteList } from '../use-delete-list.ts';
import type { ShownList } from '../use-order-lists.ts';
import { usePutInCart } from '../use-put-in-cart.ts';
import { CountsText } from './counts-text.tsx';
import { TemplateLines } from './template-lines.tsx';
import { UnsentListNote } from './unsent-list-note.tsx';

interface Props {
  template: ShownList;
  onRename: () => void;
}

/** One template: into the cart with it, and what its owner may change behind "Edit". */
export function TemplateRow({ template, onRename }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const putInCart = usePutInCart();
  const { name, own, shared, lines } = template;
  const put = async () => {
    setBusy(true);
    await putInCart(template).finally(() => setBusy(false));
  };
  return (
    <li className="space-y-2 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {name}
            {own ? null : (
              <Badge>
                <Trans>from a colleague</Trans>
              </Badge>
            )}
            {own && shared ? (
              <Badge tone="info">
                <Trans>shared</Trans>
              </Badge>
            ) : null}
          </h2>
          <p className="text-sm text-ink-muted">
            <CountsText lines={lines} />
          </p>
          <UnsentListNote pending={template.pending} problem={template.problem} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={busy}
            disabledReason={lines.length === 0 ? t`It has no lines` : null}
            onClick={() => void put()}
          >
            <Trans>Add to the cart</Trans> <span className="sr-only">{name}</span>
          </Button>
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            aria-label={own ? t`Edit ${name}` : t`Lines of ${name}`}
            onClick={() => setOpen(!open)}
          >
            {own ? <Trans>Edit</Trans> : <Trans>Lines</Trans>}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!open} className="space-y-2">
        {open && own ? <EditTemplate template={template} onRename={onRename} /> : null}
        {open ? <TemplateLines template={template} /> : null}
      </div>
    </li>
  );
}

function EditTemplate({ template, onRename }: Props) {
  const { t } = useLingui();
  const deleteList = useDeleteList();
  const { name, shared } = template;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        label={t`Colleagues see it`}
        checked={shared}
        onChange={(event) => void saveOrderList({ ...template, shared: event.target.checked })}
      />
      <Button variant="quiet" aria-label={t`Rename ${name}`} onClick={onRename}>
        <Trans>Rename</Trans>
      </Button>
      <Button
        variant="quiet"
        aria-label={t`Delete ${name}`}
        onClick={() => void deleteList(template)}
      >
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
