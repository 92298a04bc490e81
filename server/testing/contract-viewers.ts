/** The merchant of the sales organisation 2000. */
export const merchant = 'Pannier United States';

/** Things of the sales organisation 2000, which 3000 must not see. */
export const ofSorg2000 = { owner: 'dealer1', strangers: ['dealer9'] };
/** Things of the sales organisation 3000. */
export const ofSorg3000 = { owner: 'dealer9', strangers: ['dealer1', 'sales1'] };
/** Things of the customer of dealer1. */
export const ofDealer1 = { owner: 'dealer1', strangers: ['dealer2', 'dealer9'] };
