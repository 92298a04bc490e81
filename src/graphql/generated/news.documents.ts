import type { NewsItemQuery, NewsItemQueryVariables, NewsListQuery, NewsListQueryVariables, TypedDocumentString } from './types.ts';
export const NewsListDocument = {"__meta__":{"operation":"NewsList","hash":"sha256:066cc6b1f68305934d5349f146fdf40adcafa225363cdaf52a129a3d344eed1e"}} as unknown as TypedDocumentString<NewsListQuery, NewsListQueryVariables>;
export const NewsItemDocument = {"__meta__":{"operation":"NewsItem","hash":"sha256:193270ee22a0560ea27d956e4b498205788719c340d98b59ec30e63a5844b635"}} as unknown as TypedDocumentString<NewsItemQuery, NewsItemQueryVariables>;
