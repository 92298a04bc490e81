import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';

/** Replaces the pages that register sales, for users who only read; the list of sales is open to them. */
export function SalesReadsOnly() {
  return (
    <ReadsOnlyPage
      action={
        <ButtonLink primary to={paths.retailSales()}>
          <Trans>Retail sales</Trans>
        </ButtonLink>
      }
    />
  );
}
