export {
  countAliases,
  dropAliases,
  findAliases,
  keepAliases,
  lockAliases,
} from './aliases.store.ts';
export { knownArticles } from './order-lists.store.ts';
