import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  info: { page: number; pageTotal: number };
  onPage: (page: number) => void;
}

/** Back and forth through the pages of a list. */
export function Pager({ info, onPage }: Props) {
  const { t } = useLingui();
  if (info.pageTotal <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-center gap-4">
      <Button
        variant="secondary"
        aria-label={t`Previous page`}
        disabled={info.page <= 1}
        onClick={() => onPage(info.page - 1)}
      >
        <Icon name="chevron-left" />
      </Button>
      <p className="tabular text-sm text-ink-muted">
        <Trans>
          Page {info.page} of {info.pageTotal}
        </Trans>
      </p>
      <Button
        variant="secondary"
        aria-label={t`Next page`}
        disabled={info.page >= info.pageTotal}
        onClick={() => onPage(info.page + 1)}
      >
        <Icon name="chevron-right" />
      </Button>
    </nav>
  );
}
