import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { ContentFileValue } from '../files/content-file-values.ts';
import type { ShownFile } from '../files/shown-file.ts';
import { toShownFiles } from '../files/to-shown-file.ts';
import type { Layouts } from '../item/item-fields.tsx';
import { type ItemValues, toWords } from '../item/item-values.ts';
import { ContentPreview, type PreviewedText } from './content-preview.tsx';

/** The parts that all items have, as their readers see them. */
interface PreviewedItem {
  id: string;
  title: string;
  subtitle: string;
  body: string;
  language: string | null;
  tags: string[];
  itemPerLine: number;
  layout: Layouts[number] | null;
  files: ShownFile[];
}

interface Props {
  values: ItemValues & { days?: DayRange };
  markets: readonly { id: string; marketName: string }[];
  layouts: Layouts;
  /**
   * Draws the item with the components of its readers.
   * @param show returns further files as readers are shown them
   */
  children: (
    item: PreviewedItem,
    show: (files: readonly ContentFileValue[]) => ShownFile[],
  ) => { card: ReactNode; page: ReactNode };
}

/** An item as its readers see it: its card, and its page. */
export function ItemPreview({ values, markets, layouts, children }: Props) {
  const { days, contentTargetMarkets } = values;
  const draw = (text: PreviewedText) => {
    const show = (files: readonly ContentFileValue[]) =>
      toShownFiles(files, [text.language, values.language]);
    const { card, page } = children(toItem(values, text, layouts, show(values.files)), show);
    return (
      <div className="space-y-6">
        <p className="text-sm font-medium text-ink-muted">
          <Trans>Card in the list</Trans>
        </p>
        {/* A grid gives the card its height; the document of the frame would otherwise give that of the frame. */}
        <div className="grid max-w-sm">{card}</div>
        <p className="text-sm font-medium text-ink-muted">
          <Trans comment="an item on a page of its own">Page</Trans>
        </p>
        {page}
      </div>
    );
  };
  return (
    <ContentPreview
      texts={values}
      {...(days && { days })}
      markets={{
        options: markets.map(({ id, marketName }) => ({ value: id, label: marketName })),
        chosen: contentTargetMarkets,
      }}
    >
      {(text) => text && draw(text)}
    </ContentPreview>
  );
}

const toItem = (
  values: ItemValues,
  { title, subtitle, body, language, isFallback }: PreviewedText,
  layouts: Layouts,
  files: ShownFile[],
): PreviewedItem => ({
  id: '',
  title,
  subtitle,
  body,
  // Only a text that the reader is shown for want of another is marked.
  language: isFallback ? language : null,
  tags: toWords(values.tags),
  itemPerLine: Number(values.itemPerLine),
  layout: layouts.find(({ id }) => id === values.layout) ?? null,
  files,
});
