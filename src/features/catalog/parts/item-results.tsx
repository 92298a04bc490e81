import { catalogQueries, type ListInput } from '../catalog.queries.ts';
import { ArticleRows } from './article-rows.tsx';

interface Props {
  input: ListInput;
  onClear?: () => void;
  endless?: boolean;
}

/** Single articles as compact rows. */
export function ItemResults({ input, ...frame }: Props) {
  return <ArticleRows {...frame} ask={(part) => catalogQueries.products(input, part)} />;
}
