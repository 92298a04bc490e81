export { type ArticleToOrder, articlesToOrder } from './articles-to-order.ts';
export { lineProblems } from './cart.rules.ts';
export { lockCart, removeCartLines } from './cart.store.ts';
