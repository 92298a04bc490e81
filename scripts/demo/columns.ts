/** The columns of every feed file, in the order of `docs/feeds.md`. */
export const columns = {
  'sales_orgs.csv':
    'sorg name country currency precision symbol thousandSeparator decimalSeparator merchantName url1 url2 url3 timeZone',
  'hosts.csv': 'host sorg webTitle languages config',
  'permissions.csv': 'name description',
  'roles.csv': 'id name description permissions flags organisation',
  'group_roles.csv': 'id description roles grants secondFactor organisation',
  'warehouses.csv': 'sorg id name area',
  'price_lists.csv': 'sorg id name',
  'customers.csv':
    'sorg unified r3 isr name address postalCode city country email phone priceList customerGroup salesPerson salesGroup salesOffice companyCode companyName allowPayInvoice creditLimit orderBlocked orderLimit',
  'ship_tos.csv': 'sorg id customer name address postalCode city country',
  'credits.csv':
    'sorg customer companyCode companyName creditControl reasonBlocked creditLimit openInvoice openDo consignment creditExposure marketingTarget marketingAchieved',
  'content_target_markets.csv': 'id marketName source brand types sorgs',
  'users.csv':
    'username name email language password groupRole areas contentTargetMarkets roles emailConfirmations sendEmail sendEmailWarranty fakeEmail active',
  'merchandise_categories.csv':
    'sorg id name name.en name.de name.fr name.id name.ms category image',
  'bike_categories.csv':
    'sorg id wording wording.en wording.de wording.fr wording.id wording.ms type mcIds sorting image',
  'search_synonyms.csv': 'sorg id language words',
  'product_groups.csv':
    'sorg id name name.en name.de name.fr name.id name.ms category brand model serie merchandiseCategory modelYear slug image description.en description.de description.fr description.id description.ms specs specs.en specs.de specs.fr specs.id specs.ms related releasedAt',
  'articles.csv':
    'sorg code codeDisplay oldCode ean group name modelYear frameSize frameSize.en frameSize.de frameSize.fr frameSize.id frameSize.ms wheelSize wheelSize.en wheelSize.de wheelSize.fr wheelSize.id wheelSize.ms color color.en color.de color.fr color.id color.ms colorHex uom retailPrice orderQuota tags image weightGrams popularity releasedAt active orderBlocked availableForOrderAt newArrivalFrom newArrivalTo replacedBy',
  'prices.csv': 'sorg priceList article price',
  'deals.csv':
    'sorg dealNo position description priceList article brand merchandiseCategory term qty uom type value validFrom validTo',
  'promotions.csv':
    'sorg code name name.en name.de name.fr name.id name.ms description description.en description.de description.fr description.id description.ms terms terms.en terms.de terms.fr terms.id terms.ms badge tagline tagline.en tagline.de tagline.fr tagline.id tagline.ms locations image validFrom validTo',
  'order_blocks.csv': 'sorg customer kind value description active',
  'orders.csv':
    'sorg orderNo customer orderType status sapOrderNo custPoNo notes internalNotes requestDeliveryDate createdAt placedBy shipTo shipToName shipToAddress shipToPostalCode shipToCity shipToCountry shipment shipmentPrice payment paymentStatus paymentExpires total',
  'order_lines.csv':
    'sorg orderNo position article description qty uom price promoPrice subtotal status requestDate expectedDate confirmedQty shippedQty replacedBy',
  'order_confirmations.csv': 'sorg orderNo position no article qty price date',
  'deliveries.csv':
    'sorg doNumber customer orderType expeditionName trackingNo trackingUrl shippedOn estimatedDeliveryDate deliveryDate',
  'delivery_lines.csv': 'sorg doNumber position orderNo article description qty uom price',
  'stock.csv': 'sorg warehouse article qty',
  'arrivals.csv': 'sorg warehouse article date qty',
  'groupsets.csv': 'sorg id name brand serie slug image articles',
  'shipment_rates.csv': 'sorg id name name.en name.de name.fr name.id name.ms price freeFrom days',
  'freight_benefits.csv': 'sorg area minQty amount active',
  'closed_days.csv': 'sorg date name active',
  'payments.csv':
    'sorg id type description description.en description.de description.fr description.id description.ms module discount instruction gateway currency creditorName creditorIban creditorBic',
  'payment_results.csv': 'sorg externalId status amount paidOn reason',
  'invoices.csv':
    'sorg companyCode accountingNo fiscalYear lineItem invoiceNo payer customer assignment installment doNo orderNo invoiceDate dueDate accountingAmount openAmount grandTotal tax shippingCost discount recycleFee surcharges freightAllowance earlyPaymentDiscount earlyPaymentUntil paymentDiscount terms expeditionName expeditionTracking notes detailNotes clearingDate dunningLevel dunnedOn pdf eInvoice',
  'invoice_lines.csv':
    'sorg invoiceNo position article articleDisplay name brand uom qty price subTotal taxRate orderNo doNo',
  'invoice_disputes.csv':
    'sorg disputeId companyCode accountingNo fiscalYear lineItem reason description amount openedOn',
  'invoice_dispute_results.csv': 'sorg disputeId status note decidedOn',
  'price_components.csv':
    'sorg module code description description.en description.de description.fr description.id description.ms sorting sign',
  'recalls.csv':
    'sorg id title title.en title.de title.fr title.id title.ms measure measure.en measure.de measure.fr measure.id measure.ms from link active',
  'recall_frames.csv': 'sorg recall no article serialFrom serialTo productionCode',
  'serial_rules.csv':
    'sorg brand maxLength pattern warrantyMonths warrantyFrom registerWithinDays pdiNeeded',
  'serials.csv':
    'sorg article kind value bike customer doNo position deliveredOn producedOn passportUrl',
  'stolen_bikes.csv': 'sorg value kind since source reference active',
  'retail_sales.csv':
    'sorg saleId customer frameNumber soldDate status reason nonRetail article salesChannel documentNo priceNet priceGross postalCode warrantyUntil name phone email address city active',
  'bonus_agreements.csv':
    'sorg id step name customer customerGroup brand category from to basis threshold reward rewardType appliesTo combines arrearsDays active',
  'bonus_points.csv': 'sorg invoiceNo position point pointValue class',
  'bonus_retail_points.csv': 'sorg frameNumber class point quarter',
  'bonus_quarters.csv':
    'sorg customer year quarter onTimeShare onTimePoints dealerSales verification',
  'countries.csv': 'id name name.de name.fr name.id name.ms active',
  'cities.csv': 'country id description state active',
  'pdi_checklists.csv': 'sorg list checklistId brand merchandise description sorting answer active',
  'claim_statuses.csv':
    'sorg id description description.en description.de description.fr description.id description.ms category sorting active',
  'claim_capabilities.csv': 'sorg role productCategory custCategory fromStatusId toStatusId active',
  'claim_problems.csv':
    'sorg id brand merchandise productCategory part part.en part.de part.fr part.id part.ms description description.en description.de description.fr description.id description.ms active',
  'claim_forms.csv': 'sorg brand files active',
  'claims.csv':
    'sorg id status erpNo creditNote creditAmount creditDate isNotAWarranty reasonRejection approvedQty deliveryOrders customer productCategory article articleDescription brand frameNumber doNumber qty purchaseDate problems description dealerNo createdAt statusAt',
  'claim_comments.csv': 'sorg claim no comment internal displayName createdAt',
  'visit_options.csv':
    'sorg kind list id label label.en label.de label.fr label.id label.ms sorting active needsText',
  'visits.csv':
    'sorg id kind customer capturedAt createdBy otherMidrange otherMidrangeDescription brandDomination qtyPlgGrp qtyNonPlgGrp brandDisplay brandDisplayDescription seriesList seriesBrand otherSeriesList notes equipment equipmentText',
  'sales_regions.csv': 'sorg id description lat lng active',
  'sales_region_groups.csv': 'sorg code region description category salesGroup active',
  'third_party_vendors.csv': 'sorg id name email customer',
  'third_party_articles.csv':
    'sorg vendor articleCode description price salesUnit uomConverter image active',
  'third_party_stock.csv': 'sorg vendor articleCode stock',
  'third_party_deals.csv': 'sorg vendor articleCode term qty type value',
  'click_collect_orders.csv':
    'sorg orderId orderNumber customer status firstName lastName email phone createdAt createdBy pickUpBy buildFee',
  'click_collect_lines.csv': 'sorg orderId id name sku qty qtyShipped',
  'layouts.csv':
    'id type description placeholderOnCard titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard gotopdpOnCard',
  'news.csv':
    'sorg id language title title.en title.de title.fr title.id title.ms body body.en body.de body.fr body.id body.ms validFrom validTo contentTargetMarkets layout itemPerLine tags mustRead published file files fileTitles altText altText.en altText.de altText.fr altText.id altText.ms',
  'sales_document_groups.csv':
    'sorg id language name name.en name.de name.fr name.id name.ms contentTargetMarkets',
  'sales_documents.csv':
    'sorg id language type salesDocumentGroup title title.en title.de title.fr title.id title.ms subtitle subtitle.en subtitle.de subtitle.fr subtitle.id subtitle.ms body body.en body.de body.fr body.id body.ms validFrom validTo contentTargetMarkets layout itemPerLine tags mustRead published files fileTitles altText altText.en altText.de altText.fr altText.id altText.ms',
  'marketing_categories.csv':
    'sorg id language parent type route title title.en title.de title.fr title.id title.ms contentTargetMarkets showChilds sorting layout itemPerLine file altText altText.en altText.de altText.fr altText.id altText.ms',
  'marketing_materials.csv':
    'sorg id language marketingMaterialCategory title title.en title.de title.fr title.id title.ms body body.en body.de body.fr body.id body.ms contentTargetMarkets layout itemPerLine tags articles models brands published placeholderFile files fileTitles altText altText.en altText.de altText.fr altText.id altText.ms',
  'announcements.csv':
    'sorg id type title title.en title.de title.fr title.id title.ms url content content.en content.de content.fr content.id content.ms language from to portal published',
  'banners.csv': 'sorg id bannerFile link from to portal published',
  'product_messages.csv': 'sorg id message url from to',
} as const;

export type FeedFile = keyof typeof columns;

type Words<T extends string> = T extends `${infer Head} ${infer Tail}` ? Head | Words<Tail> : T;

/** A cell as the generator has it; lists are joined with `|`. */
export type Cell = string | number | boolean | null | undefined | readonly (string | number)[];

/** One row of a feed file; columns left out stay empty. */
export type Row<F extends FeedFile> = Partial<Record<Words<(typeof columns)[F]>, Cell>>;
