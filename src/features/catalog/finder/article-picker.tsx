import { EntityPicker, type EntityPickerProps } from '#src/crud/form/entity-picker.tsx';
import { request } from '#src/graphql/client.ts';
import { ProductsDocument, ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';

/** An article as forms hold it. */
export interface PickedArticle {
  code: string;
  name: string;
  /** The code as it is shown; absent where a record holds the name only. */
  text?: string;
}

const pageSize = 50;
const sort = { field: 'popularity', order: 'DESC' } as const;

interface Found {
  article_code: string;
  article_code_display: string;
  name: string;
}

const toPicked = ({ article_code, article_code_display, name }: Found): PickedArticle => ({
  code: article_code,
  name,
  text: article_code_display,
});

/** The article with the typed code or EAN comes before those that contain the words. */
async function find(text: string, { page, signal }: { page: number; signal: AbortSignal }) {
  const filter = text ? { search: text } : {};
  const [words, codes] = await Promise.all([
    request(ProductsDocument, { page, limit: pageSize, sort, filter }, { signal }),
    text && page === 1 ? request(ResolveArticlesDocument, { codes: [text] }, { signal }) : null,
  ]);
  const exact = codes?.resolveArticles[0]?.product;
  const { products, info } = words.products;
  const others = products.filter(({ article_code }) => article_code !== exact?.article_code);
  return {
    rows: [...(exact ? [exact] : []), ...others].map(toPicked),
    count: info.count + (exact && others.length === products.length ? 1 : 0),
  };
}

type Props = Omit<EntityPickerProps<PickedArticle>, 'find' | 'toOption'>;

/** One article of the catalog, by its name, code or EAN; without a network from what the device has. */
export default function ArticlePicker(props: Props) {
  return (
    <EntityPicker
      {...props}
      find={find}
      toOption={({ code, name, text }) => ({ value: code, label: name, text: text ?? code })}
    />
  );
}
