-- What a customer has bought in a period, for its bonus and its sales figures.
create index invoice_bought on invoice (sorg, customer, invoice_date);
