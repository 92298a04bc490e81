import {
  ItemPreview,
  type Layouts,
  toWords,
} from '#src/features/content/content-writing.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { MaterialArticle } from '../material-article.tsx';
import { MaterialCard } from '../material-card.tsx';
import type { MaterialValues } from './material-values.ts';

interface Props {
  values: MaterialValues;
  markets: readonly { id: string; marketName: string }[];
  layouts: Layouts;
}

/** Marketing material as its readers see it; its files are new today. */
export function MaterialPreview(props: Props) {
  const { marketingMaterialCategoryId: category, placeholderFile, articles } = props.values;
  const { date } = useDates();
  const today = useToday();
  return (
    <ItemPreview {...props}>
      {(shared, show) => {
        const [picture = null] = show(placeholderFile);
        const item = {
          ...shared,
          type: category?.type ?? ('marketing_material' as const),
          marketingMaterialCategoryId: category?.id ?? '',
          placeholderFile: picture,
          uploadAt: { date: date(today) },
          articles: toWords(articles),
        };
        return { card: <MaterialCard item={item} />, page: <MaterialArticle item={item} /> };
      }}
    </ItemPreview>
  );
}
