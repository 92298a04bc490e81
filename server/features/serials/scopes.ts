/** Users with one of these permissions may check frames. */
export const frameScopes = ['page.claim', 'page.pdi', 'page.customer-sales-report'];
