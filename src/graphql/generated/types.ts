/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where the way to a permission ends. */
export type AccessBreak =
  /** The group role has a role with it, which is deselected for the user. */
  | 'deselected'
  /** No role has it. */
  | 'noRole'
  /** Roles have it, but the group role has none of these. */
  | 'notInGroupRole';

/** One page, operation or permission, one customer, or one of each: both must hold. */
export type AccessQuestion = {
  customer?: CustomerOfOrganisation | null | undefined;
  /** The name of a query or mutation. */
  operation?: string | number | null | undefined;
  /** The name of a page in the route table. */
  page?: string | number | null | undefined;
  permission?: string | number | null | undefined;
};

export type AccessStepKind =
  /** The user may log in. */
  | 'active'
  /** An area reaches the customer. */
  | 'area'
  /** Areas for more than single customers need the permission to choose customers. */
  | 'choosing'
  /** There is such a customer, in an organisation of the viewer. */
  | 'customer'
  /** Everybody who is logged in may do it. */
  | 'login'
  /** One of `permissions` is held. */
  | 'permission'
  /** Some area is not only for reading. */
  | 'writing';

/** `partPayment` stands at the day of its invoice, as the ERP tells only what is left of an item. */
export type AccountMovementKind =
  | 'creditNote'
  | 'creditUsed'
  | 'invoice'
  | 'partPayment'
  | 'payment';

/** How long an item is overdue (N073): not yet, 1 to 30, 31 to 60, 61 to 90 or more than 90 days. */
export type AgeingBucketName =
  | 'from1'
  | 'from31'
  | 'from61'
  | 'from91'
  | 'notDue';

/** A text that stands for a picture, in a language. */
export type AltTextInput = {
  language: string;
  text: string;
};

export type AnnouncementFilterInput = {
  /** Deleted ones are in no list. */
  state?: ContentState | null | undefined;
  /** home_page or login */
  type?: string | null | undefined;
};

export type AnnouncementInput = {
  /** The alternative texts of the picture. */
  altTexts?: Array<AltTextInput> | null | undefined;
  /** HTML; only what may be shown is stored (N120). */
  content: string;
  /** Whole days; the last one is included (reading 98). */
  from: string;
  /** The language of title and content. */
  language: string;
  /** Shown above the text; null takes it away. */
  picture?: string | number | null | undefined;
  /** The hosts that show it; empty: all of the sales organisation (reading 59). */
  portals?: Array<string> | null | undefined;
  /** False for a draft (reading 103). */
  published?: boolean | null | undefined;
  title: string;
  to: string;
  /** Title and content in other languages. */
  translations?: Array<ContentTextInput> | null | undefined;
  /** home_page or login */
  type: string;
  /** Where its link leads. */
  url?: string | null | undefined;
};

export type AnnouncementSort = {
  by: AnnouncementSortColumn;
  order: SortOrder;
};

export type AnnouncementSortColumn =
  | 'changedAt'
  | 'from'
  | 'title'
  | 'to';

export type ArticleAliasInput = {
  alias: string;
  articleCode?: string | null | undefined;
};

export type AuditActorKind =
  /** The operator of the server, or a program of the operator's. */
  | 'operator'
  /** Somebody who was not logged in. */
  | 'unknown'
  | 'user';

export type BankEntryState =
  /** Staff have set it aside. */
  | 'dismissed'
  /** It waits for staff. */
  | 'listed'
  /** It has paid a request by itself. */
  | 'matched'
  /** Staff have matched it to a request. */
  | 'settled';

export type BannerFilterInput = {
  /** Deleted ones are in no list. */
  state?: ContentState | null | undefined;
};

export type BannerInput = {
  /** Compressed when it is stored (B122). */
  bannerFile?: string | number | null | undefined;
  /** Whole days; the last one is included (reading 98). */
  from: string;
  /** Where a press on the banner leads. */
  link?: string | null | undefined;
  /** The hosts that show it; empty: all of the sales organisation (reading 59). */
  portals?: Array<string> | null | undefined;
  /** False for a draft (reading 103). */
  published?: boolean | null | undefined;
  to: string;
};

export type BannerSort = {
  by: BannerSortColumn;
  order: SortOrder;
};

export type BannerSortColumn =
  | 'changedAt'
  | 'from'
  | 'to';

export type BonusAppliesTo =
  /** Only what is above the threshold. */
  | 'above'
  /** The whole turnover of the period. */
  | 'all';

export type BonusBasis =
  | 'points'
  | 'quantity'
  | 'sales';

/** Whether an invoice line counts, or why not; `creditNote` counts and lowers the sum of its month. */
export type BonusReason =
  | 'counts'
  | 'creditNote'
  /** The agreement is not active. */
  | 'inactive'
  | 'noAgreement'
  /** Only agreements about points count it, and it has none. */
  | 'noPoints'
  | 'otherBrand'
  | 'otherCategory'
  | 'outsidePeriod';

export type BonusRewardType =
  | 'amount'
  | 'percent';

export type BulkMaterialInput = {
  /** A picture without alternative texts gets its title as one. */
  file: ContentFileInput;
  title: string;
};

/** A `failed` mail is tried again for a day. */
export type CardMailState =
  | 'failed'
  | 'sent'
  | 'waiting';

export type CartProductInput = {
  articleCode: string;
  qty: number;
};

/** A line as the buyer saw it; the server computes again and refuses when `price` is no longer right. */
export type CheckoutProductInput = {
  articleCode: string;
  qty: number;
  /** Another day than the order's, for this line (split by date). */
  request_delivery_date?: string | null | undefined;
  /** What the buyer saw of the article beside its price. */
  seen?: SeenInput | null | undefined;
  /** The line total shown to the buyer, minor units. */
  subtotal?: number | null | undefined;
};

export type CheckoutShipmentInput = {
  merchant: string;
  /**
   * The most that shipping may cost, all orders of the checkout together: what was shown, or the upper limit that was
   * accepted. The order is not placed at a higher price. Left out compares nothing; so does null, but with `intent` null
   * says that none was shown: the order is placed only when shipping is free.
   */
  price?: number | null | undefined;
  rateId: string;
};

export type ClaimConsumerInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type ClaimEntryInput = {
  /** Of a problem in own words. */
  description?: string | null | undefined;
  /** One of claimProblems; left out for one in own words. */
  id?: string | number | null | undefined;
  notes?: string | null | undefined;
};

export type ClaimInput = {
  additionalDoc1?: string | number | null | undefined;
  additionalDoc2?: string | number | null | undefined;
  additionalDoc3?: string | number | null | undefined;
  additionalDoc4?: string | number | null | undefined;
  additionalDoc5?: string | number | null | undefined;
  /** Null for an article without a code (reading 100). */
  articleCode?: string | null | undefined;
  /** Of an article without a code. */
  articleDescription?: string | null | undefined;
  /** Of an article without a code. */
  brandName?: string | null | undefined;
  consumer?: ClaimConsumerInput | null | undefined;
  /** Left out: the active customer. Changes leave it. */
  custCode?: string | null | undefined;
  /** The dealer's own number. */
  dealerNo?: string | null | undefined;
  description?: string | null | undefined;
  doNo?: string | null | undefined;
  /** The serial number, of an article that has one; needed for a bike. */
  frameNumber?: string | null | undefined;
  /** A UUID that the device made; left out by changes. */
  id?: string | number | null | undefined;
  idCard?: string | number | null | undefined;
  /** Stored files: a picture or PDF. */
  invoice?: string | number | null | undefined;
  /** The full bike, or the whole article. */
  photo1?: string | number | null | undefined;
  /** The serial number. */
  photo2?: string | number | null | undefined;
  /** The issue, as the following. */
  photo3?: string | number | null | undefined;
  photo4?: string | number | null | undefined;
  photo5?: string | number | null | undefined;
  photo6?: string | number | null | undefined;
  problems?: Array<ClaimEntryInput> | null | undefined;
  purchaseDate?: string | null | undefined;
  qty?: number | null | undefined;
  video?: string | number | null | undefined;
};

export type ClaimSort = {
  by: ClaimSortColumn;
  order: SortOrder;
};

export type ClaimSortColumn =
  | 'createdAt'
  | 'custName'
  | 'referenceNo'
  | 'statusAt';

/** What a status means: the rules of claims look at it. */
export type ClaimStatusCategory =
  | 'approved'
  | 'closed'
  /** Not sent yet. */
  | 'draft'
  /** Waits for the distributor. */
  | 'open'
  | 'rejected'
  /** Waits for the dealer. */
  | 'waiting'
  /** Taken back by the dealer. */
  | 'withdrawn';

/** The shop orders the line, or has it (B251, C132, C133). */
export type ClickCollectMark =
  | 'ORDER_TO_HQ'
  | 'READY_TO_PICKUP';

export type ClickCollectMarkInput = {
  id: string | number;
  mark: ClickCollectMark;
};

export type ClickCollectSerialInput = {
  id: string | number;
  serial: string;
};

export type ClickCollectShipmentInput = {
  id: string | number;
  qtyShipped: number;
};

/** In the order in which they follow each other (C123 to C131). */
export type ClickCollectStatus =
  | 'COMPLETE'
  | 'CONFIRMED'
  | 'NEED_CONFIRMATION'
  | 'OPEN'
  | 'PARTIALLY_SHIPPED'
  | 'PROCESSING_BY_HQ'
  | 'READY_TO_PICKUP'
  | 'SHIPMENT_FROM_HQ'
  | 'SHIPPED';

export type ColleagueCustomerInput = {
  customer: string;
  sorg: string;
};

export type ColleagueInput = {
  /** At least one. */
  customers: Array<ColleagueCustomerInput>;
  email: string;
  groupRole: string | number;
  language: string | number;
  name: string;
  username: string;
};

/** A row of a file of accounts; texts are as they are written in it. */
export type ConsumerAccountRow = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  email?: string | null | undefined;
  frameNumber: string;
  /** The row of the file; it comes back in the report. */
  line: number;
  name: string;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** YYYY-MM-DD */
  purchaseDate?: string | null | undefined;
};

/** Where the data of a consumer are kept: with a sale, as an account that staff have uploaded, or with a claim. */
export type ConsumerRecordKind =
  | 'account'
  | 'claim'
  | 'sale';

export type ConsumerRecordSort = {
  by: ConsumerRecordSortColumn;
  order?: SortOrder;
};

export type ConsumerRecordSortColumn =
  | 'boughtOn'
  | 'name';

/** Content that is stored (`id`), or as a form has it. */
export type ContentAudienceInput = {
  contentTargetMarkets?: Array<string | number> | null | undefined;
  id?: string | number | null | undefined;
  kind: ContentKind;
  /** The id of the group of a document, of the category of material, or of the parent of a category. */
  parent?: string | number | null | undefined;
  /** Of an announcement: home_page or login. */
  type?: string | null | undefined;
};

/** One of the files of an item, in their order; at most 100. Code FILE_TWICE for one that is there already. */
export type ContentFileInput = {
  /** Of a picture. */
  altTexts?: Array<AltTextInput> | null | undefined;
  /** The name of the file when left out. */
  fileTitle?: string | null | undefined;
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
  id: string | number;
  removePlace?: boolean | null | undefined;
};

/** The kinds of content that staff write. */
export type ContentKind =
  | 'announcement'
  | 'banner'
  | 'marketing_material'
  | 'marketing_material_category'
  | 'news'
  | 'sales_document'
  | 'sales_document_group';

/** The picture of a card. */
export type ContentPictureInput = {
  /** Required in the language of the item; codes ALT_REQUIRED, TOO_LONG. */
  altTexts: Array<AltTextInput>;
  /** The point that stays visible where the picture is cut, as parts of its width and height; its middle when left out. */
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
  id: string | number;
  /** Removes the place where it was taken from the original (reading 92), which `hasPlace` of the stored file tells. */
  removePlace?: boolean | null | undefined;
};

/** Draft: never published; live: shown today, in the time zone of the viewer's sales organisation (readings 98, 103). */
export type ContentState =
  | 'deleted'
  | 'draft'
  | 'live'
  | 'over'
  | 'scheduled';

/**
 * A text of content in another language than its own; `body` of an announcement is its content. Subtitles are of sales
 * documents; groups and categories have titles only.
 */
export type ContentTextInput = {
  body?: string | null | undefined;
  language: string;
  subtitle?: string | null | undefined;
  title: string;
};

/** What filters count: articles, or models with such an article. */
export type CountUnit =
  | 'article'
  | 'model';

export type CustomerInquirySort = {
  by: CustomerInquirySortColumn;
  order?: SortOrder;
};

export type CustomerInquirySortColumn =
  | 'createdAt'
  | 'custCity'
  | 'custName';

/** A customer, by its unified code. */
export type CustomerOfOrganisation = {
  sorg: string;
  unified: string;
};

/** A column of the file by its name, with a header in the words of the reader. */
export type DownloadColumnInput = {
  header: string;
  name: string;
  /** The reader's words for values of the column, such as states. */
  texts?: Array<DownloadTextInput> | null | undefined;
};

export type DownloadFormat =
  | 'CSV'
  | 'XLSX';

/**
 * Records by the day of the order, of the departure of a delivery, of the invoice, of the sale, or of the creation of a
 * claim.
 */
export type DownloadModule =
  | 'CLAIMS'
  | 'DELIVERIES'
  | 'INVOICES'
  | 'OPEN_ORDERS'
  | 'RETAIL_SALES';

export type DownloadStatus =
  | 'FAILED'
  | 'PROCESSING'
  | 'READY'
  | 'REQUESTED';

export type DownloadTextInput = {
  text: string;
  value: string;
};

export type FormVisitInput = {
  /** An option; its text is required where the option needs one. */
  brandDisplay?: string | number | null | undefined;
  brandDisplayDescription?: string | null | undefined;
  brandDomination?: boolean | null | undefined;
  /**
   * The instant when the visit was saved, by the clock of the device; left out by changes. One of more than a year ago, such
   * as 1970, comes from a clock that was not set, and the time of receipt takes its place.
   */
  capturedAt?: string | null | undefined;
  /** Left out by changes. */
  custCode?: string | null | undefined;
  displayBanner?: string | number | null | undefined;
  displayHangtagShimano?: string | number | null | undefined;
  displayPoster?: string | number | null | undefined;
  displayShop1?: string | number | null | undefined;
  displayShop2?: string | number | null | undefined;
  displayShop3?: string | number | null | undefined;
  displayShop4?: string | number | null | undefined;
  /** Options; their text is required where one of them needs it. */
  equipment?: Array<string | number> | null | undefined;
  equipmentText?: string | null | undefined;
  /** Stored files. At least one photo of the shop front is required. */
  frontShop1?: string | number | null | undefined;
  frontShop2?: string | number | null | undefined;
  frontShop3?: string | number | null | undefined;
  frontShop4?: string | number | null | undefined;
  /** A UUID that the device made; left out by changes. */
  id?: string | number | null | undefined;
  /** Left out by changes. */
  kind?: VisitKind | null | undefined;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  otherMidrange?: boolean | null | undefined;
  /** Required when `otherMidrange` is true; at most 255 characters. */
  otherMidrangeDescription?: string | null | undefined;
  /** In own words, at most 50. */
  otherSeriesList?: Array<string> | null | undefined;
  /** Bicycles of others on display, 0 to 99,999. */
  qtyNonPlgGrp?: number | null | undefined;
  /** Bicycles of the own group on display, 0 to 99,999. */
  qtyPlgGrp?: number | null | undefined;
  /** Other brands with a series each, at most 50. */
  seriesBrand?: Array<SeriesBrandInput> | null | undefined;
  /** Options. */
  seriesList?: Array<string | number> | null | undefined;
  /** When the photos that are sent were taken, as the camera says; those without a time are left out. */
  taken?: Array<PhotoTakenInput> | null | undefined;
};

export type FrameConsumerInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  email?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
};

/** What an unsold frame still needs. */
export type FrameTodo =
  /** The brand wants an inspection before the sale, and there is none. */
  | 'inspect'
  /** Had it been sold on the day of its delivery, its sale must be registered within ten days. */
  | 'register';

export type GroupRoleInput = {
  description: string;
  grants?: Array<string | number> | null | undefined;
  roles: Array<string | number>;
  /** Left out, offered. */
  secondFactor?: SecondFactorPolicy | null | undefined;
  sorg?: string | null | undefined;
};

export type GroupRoleSort = {
  order?: SortOrder;
  sortBy: GroupRoleSortColumn;
};

export type GroupRoleSortColumn =
  | 'description'
  | 'users';

export type HistoryAction =
  | 'changed'
  | 'created'
  | 'deleted'
  | 'restored';

/** `none`: the host has no address, or the applicant got an acknowledgement within the last day. */
export type InquiryMailState =
  | 'failed'
  | 'none'
  | 'sent'
  | 'waiting';

/** `failed`: the mail could not be sent. `used`: the user has a password since. */
export type InvitationState =
  | 'expired'
  | 'failed'
  | 'pending'
  | 'revoked'
  | 'used';

export type InvoiceDisputeInput = {
  /** The disputed part of what is open. */
  amount?: number | null | undefined;
  /** At most 2,000 characters. */
  description: string;
  /** Stored files, at most 5. */
  files: Array<string | number>;
  /** A UUID, made by the client. */
  id: string | number;
  /** An `id` of `Invoice`. */
  itemId: string | number;
  reason: InvoiceDisputeReason;
};

export type InvoiceDisputeReason =
  | 'alreadyPaid'
  /** Freight, surcharges or tax. */
  | 'charges'
  | 'damaged'
  /** The same goods are on another invoice. */
  | 'duplicate'
  | 'notDelivered'
  | 'other'
  | 'price'
  | 'quantity'
  /** Goods were returned, and their credit note is missing. */
  | 'returned'
  | 'wrongGoods';

export type InvoiceDisputeStatus =
  /** The distributor agrees; the account is corrected later. */
  | 'accepted'
  | 'open'
  | 'rejected'
  /** The account is corrected. */
  | 'settled'
  /** By the customer. */
  | 'withdrawn';

export type InvoiceSort = {
  by: InvoiceSortColumn;
  order?: SortOrder;
};

export type InvoiceSortColumn =
  | 'clearingDate'
  | 'dueDate'
  | 'grandTotal'
  | 'invoiceDate'
  | 'invoiceNo';

/** The day a line is asked for, where it is not that of the order. */
export type LineDateInput = {
  articleCode: string;
  date: string;
};

export type ManagedProductInput = {
  articleCode: string;
  seen?: string | null | undefined;
  sorg: string;
};

/** Which articles are managed: those in the catalog, those that are not, deleted ones, those of which staff have set something, or all. */
export type ManagedState =
  | 'all'
  | 'deleted'
  | 'inactive'
  | 'listed'
  | 'overridden';

export type MarketingMaterialCategoryFilterInput = {
  /** Only those without a parent. */
  isRoot?: boolean | null | undefined;
  /** The id of a market. */
  market?: string | number | null | undefined;
  /** The id of a category: those directly below it. */
  parent?: string | number | null | undefined;
  type?: MarketingMaterialType | null | undefined;
};

export type MarketingMaterialCategoryInput = {
  contentTargetMarkets: Array<string | number>;
  /** The picture of the card; null takes it away. */
  file?: ContentPictureInput | null | undefined;
  /** Cards in a row on wide screens, 1 to 6. */
  itemPerLine?: number | null | undefined;
  /** The language of the title. */
  language: string;
  layout?: string | number | null | undefined;
  parentId?: string | number | null | undefined;
  /** Lower-case letters, digits and hyphens; unique below a parent (reading 66). Made of the title when left out. */
  route?: string | null | undefined;
  /** Whether the page of the category shows its child categories (readings 66 and 103). */
  showChilds?: boolean | null | undefined;
  /** Ascending, then by title (reading 66). */
  sorting?: number | null | undefined;
  title: string;
  /** Titles in other languages. */
  translations?: Array<ContentTextInput> | null | undefined;
  /** That of the parent where there is one. */
  type: MarketingMaterialType;
};

export type MarketingMaterialCategorySort = {
  by: MarketingMaterialCategorySortColumn;
  order: SortOrder;
};

export type MarketingMaterialCategorySortColumn =
  | 'changedAt'
  | 'sorting'
  | 'title';

export type MarketingMaterialFilterInput = {
  /** An article code: what is linked to the article, to its model or to its brand. */
  article?: string | null | undefined;
  /** The id of a category: material directly in it. */
  category?: string | number | null | undefined;
  /** For writers: what has one of these files, by their SHA-256 as hexadecimal digits; at most 200. */
  hashes?: Array<string> | null | undefined;
  /** The id of a market. */
  market?: string | number | null | undefined;
  /** For writers. */
  state?: ContentState | null | undefined;
  type?: MarketingMaterialType | null | undefined;
};

export type MarketingMaterialInput = {
  /** The codes of articles and models, and the names of brands, on whose product pages it is shown. */
  articles?: Array<string> | null | undefined;
  /** HTML; only what may be shown is stored (N120). */
  body?: string | null | undefined;
  brands?: Array<string> | null | undefined;
  contentTargetMarkets: Array<string | number>;
  /** All files, at least one; those that are left out go. */
  files: Array<ContentFileInput>;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: number | null | undefined;
  /** The language of title and body. */
  language: string;
  layout?: string | number | null | undefined;
  marketingMaterialCategoryId: string | number;
  models?: Array<string> | null | undefined;
  /** The picture of the card in place of the first file; null takes it away. */
  placeholderFile?: ContentPictureInput | null | undefined;
  /** False for a draft, which only writers see (reading 103). */
  published?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
  /** Title and body in other languages. */
  translations?: Array<ContentTextInput> | null | undefined;
};

export type MarketingMaterialSort = {
  by: MarketingMaterialSortColumn;
  order: SortOrder;
};

export type MarketingMaterialSortColumn =
  | 'changedAt'
  | 'title'
  | 'uploadAt';

/** The types of marketing material (B294, C135). */
export type MarketingMaterialType =
  | 'brand_assets'
  | 'marketing_material';

/** What all material of a bulk creation has in common, and its files (R126). */
export type MarketingMaterialsInput = {
  contentTargetMarkets: Array<string | number>;
  /** The language of the titles. */
  language: string;
  layout?: string | number | null | undefined;
  marketingMaterialCategoryId: string | number;
  materials: Array<BulkMaterialInput>;
  published?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
};

/** Days, both included; without `to` it has no end, without both the article is not new. */
export type NewArrivalInput = {
  /** YYYY-MM-DD; a day that does not exist is refused for its article alone. */
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type NewsFilterInput = {
  /** The id of a market. */
  market?: string | number | null | undefined;
  /** For writers. */
  state?: ContentState | null | undefined;
};

export type NewsInput = {
  /** HTML; only what may be shown is stored (N120). */
  body: string;
  contentTargetMarkets: Array<string | number>;
  /** The picture of the card; null takes it away. */
  file?: ContentPictureInput | null | undefined;
  /** All files; those that are left out go. */
  files?: Array<ContentFileInput> | null | undefined;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: number | null | undefined;
  /** The language of title and body. */
  language: string;
  layout?: string | number | null | undefined;
  mustRead?: boolean | null | undefined;
  /** False for a draft, which only writers see (reading 103). */
  published?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
  /** Title and body in other languages. */
  translations?: Array<ContentTextInput> | null | undefined;
  /** Whole days; the last one is included (reading 98). */
  validFrom: string;
  validTo: string;
};

export type NewsSort = {
  by: NewsSortColumn;
  order: SortOrder;
};

export type NewsSortColumn =
  | 'changedAt'
  | 'title'
  | 'validFrom'
  | 'validTo';

/** Whether news is mailed: never, when no device of the viewer took it, or always. */
export type NotificationMail =
  | 'always'
  | 'fallback'
  | 'never';

export type OpenOrderAction =
  | 'accept'
  | 'cancel'
  | 'redate';

export type OpenOrderFilterInput = {
  /** Only consignment fill ups (B185). */
  consignment?: boolean | null | undefined;
  /** Order number (B2B or SAP), purchase order number, number or tracking number of a delivery of the order, or article (B184). */
  search?: string | null | undefined;
};

export type OrderCauseCode =
  | 'BRAND_BLOCKED'
  | 'CATEGORY_BLOCKED'
  | 'HIERARCHY_BLOCKED'
  | 'INACTIVE'
  | 'INVALID'
  | 'NO_PRICE'
  /** Nothing is in stock, and the organisation refuses orders above stock (N029). */
  | 'NO_STOCK'
  | 'ORDER_BLOCKED'
  | 'SORG_BLOCKED';

export type OrderFilterInput = {
  /** Only consignment fill ups (B185). */
  consignment?: boolean | null | undefined;
  from?: string | null | undefined;
  orderNo?: string | null | undefined;
  /** States of the payment: Waiting, Uploaded, Failed, Voided, Completed. An order that its invoice pays has none. */
  paymentStatus?: Array<string> | null | undefined;
  /** Order number (B2B or SAP), purchase order number, delivery number, tracking number or article (B184). */
  search?: string | null | undefined;
  status?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type OrderListInput = {
  active?: boolean | null | undefined;
  /** A UUID made on the device. */
  id: string | number;
  kind: OrderListKind;
  lines: Array<CartProductInput>;
  name: string;
  /** False when absent. No defaults here: the compiled executor ignores them. */
  shared?: boolean | null | undefined;
};

export type OrderListKind =
  | 'cart'
  | 'template';

/** What the mechanic enters at a point: a mark, a value such as a torque, or a photo. */
export type PdiAnswer =
  | 'check'
  | 'photo'
  | 'value';

export type PdiInput = {
  articleCode: string;
  brand: string;
  checklist: Array<PdiItemInput>;
  /** Left out: the active customer, else the one that the frame was delivered to. */
  custCode?: string | null | undefined;
  description: string;
  frameNumber: string;
  /** Made on the device; left out by updatePDI. */
  id?: string | number | null | undefined;
  /** Today, when it is left out. */
  inspectedOn?: string | null | undefined;
  /** The list and its version that claimPDIChecklist answered. */
  list: string;
  listVersion: number;
  mechanic: string;
  merchandise: string;
  model?: string | null | undefined;
  modelYear?: number | null | undefined;
  series?: string | null | undefined;
  /** A stored file, of at most 50 kB. */
  signature?: string | number | null | undefined;
};

export type PdiItemInput = {
  checked: boolean;
  checklistId: number;
  /** Stored files; at most 10 of one inspection. */
  photos?: Array<string | number> | null | undefined;
  /** What was measured. */
  value?: string | null | undefined;
};

/** What the provider needs beside the amount. Numbers of cards and accounts are refused anywhere in it (reading 27). */
export type PaymentExtRefDataInput = {
  /** How the payer was shown the saved way to pay, masked; it is checked and not stored. */
  display?: string | null | undefined;
  /** The page of the portal to return to, a path; the page of the request without one. */
  returnPage?: string | null | undefined;
  /** A saved way to pay; without one the payer enters one on the provider's page. */
  savedPaymentId?: string | number | null | undefined;
  /** Whether other users of the payer may use it as well. */
  shareSavedPayment?: boolean | null | undefined;
  /** Whether the provider keeps the way to pay for the next time (E430). */
  shouldSavePayment?: boolean | null | undefined;
};

/** What is paid by whom (E444 to E451, reading 21). */
export type PaymentRequestDataInput = {
  /** What is to be paid after all discounts, minor units: what the payer saw. In a payment in part nothing comes off for the method. */
  amount: number;
  currency: string;
  merchant: string;
  /** All open deductions with these accounting numbers. */
  negativeAccountingNumbers?: Array<string> | null | undefined;
  /** The deductions by `invoiceNo`. */
  negativeInvoiceNumbers?: Array<string> | null | undefined;
  payerCode: string;
  payerName?: string | null | undefined;
  /** All open payables with these accounting numbers. */
  positiveAccountingNumbers?: Array<string> | null | undefined;
  /** The payables by `assignment`. */
  positiveInvoiceNumbers?: Array<string> | null | undefined;
};

export type PermissionInput = {
  description?: string | null | undefined;
  name: string;
};

export type PhotoTakenInput = {
  place: VisitPhotoPlace;
  /** An instant; one that cannot be true, before 2000 or to come, counts as left out. */
  takenAt: string;
};

export type PriceRangeInput = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type ProductAttributesInput = {
  /** True leaves it to the feed, which alone can say that an article is in the range. */
  active?: boolean | null | undefined;
  articleCode: string;
  newArrival?: NewArrivalInput | null | undefined;
  /** Whether it may be ordered. */
  orderFlag?: boolean | null | undefined;
  /** The version that the sender has seen, empty for none; another one now is CHANGED_MEANWHILE. */
  seen?: string | null | undefined;
  sorg: string;
};

/** Why an article cannot be ordered. */
export type ProductBlock =
  /** The distributor sells this brand, category, part of the range, or anything, not to this customer (E303 to E310). */
  | 'BRAND_BLOCKED'
  | 'CATEGORY_BLOCKED'
  | 'HIERARCHY_BLOCKED'
  | 'INACTIVE'
  | 'NO_PRICE'
  | 'ORDER_BLOCKED'
  | 'SORG_BLOCKED';

export type ProductCategory =
  | 'Bike'
  | 'PAA';

/** The catalog filters (E189 to E201). Values of one facet widen, facets narrow each other. */
export type ProductFilterInput = {
  articleCodes?: Array<string> | null | undefined;
  articleTagCategory?: string | null | undefined;
  articleTags?: Array<string> | null | undefined;
  bikeCategories?: Array<string> | null | undefined;
  brands?: Array<string> | null | undefined;
  category?: ProductCategory | null | undefined;
  frameSizes?: Array<string> | null | undefined;
  hasStock?: boolean | null | undefined;
  /** Only articles that are marked as new today (reading 72). */
  isNew?: boolean | null | undefined;
  merchandiseCategories?: Array<string> | null | undefined;
  models?: Array<string> | null | undefined;
  price?: PriceRangeInput | null | undefined;
  promotions?: Array<string> | null | undefined;
  search?: string | null | undefined;
  series?: Array<string> | null | undefined;
  wheelSizes?: Array<string> | null | undefined;
};

export type ProductSortField =
  | 'name'
  | 'newest'
  | 'popularity'
  | 'price'
  /** How well an article meets the words of the search; by popularity without one. */
  | 'relevance';

/** Unless told otherwise best match first for a search, else by price, ascending (C002). No defaults here: the compiled executor ignores them. */
export type ProductSortInput = {
  field?: ProductSortField | null | undefined;
  order?: SortOrder | null | undefined;
};

export type ProfileInput = {
  /** Needed, and checked, only together with `newPassword`. */
  currentPassword?: string | null | undefined;
  /** One of the host's language codes. */
  language: string;
  name: string;
  newPassword?: string | null | undefined;
};

export type ProtectedOperationKind =
  | 'mutation'
  | 'query';

export type QuietHoursInput = {
  from: string;
  timeZone: string;
  to: string;
};

export type RegisteredFrameSort = {
  by: RegisteredFrameSortColumn;
  order?: SortOrder;
};

export type RegisteredFrameSortColumn =
  | 'createdAt'
  | 'frameNumber'
  | 'soldDate'
  | 'status';

/** A row of a file of sales; texts are as they are written in it. Without a customer it is a non-retail sale. */
export type RetailSaleRow = {
  articleCode?: string | null | undefined;
  customer?: FrameConsumerInput | null | undefined;
  documentNo?: string | null | undefined;
  frameNumber: string;
  /** The row of the file; it comes back in the report. */
  line: number;
  postalCode?: string | null | undefined;
  /** A SalesChannel; null is RETAIL. */
  salesChannel?: string | null | undefined;
  serials?: Array<SerialInput> | null | undefined;
  /** YYYY-MM-DD */
  soldDate: string;
};

export type RetailSaleType =
  | 'nonRetail'
  | 'retail';

export type RoleInput = {
  description?: string | null | undefined;
  flags?: Array<string> | null | undefined;
  name: string;
  permissions: Array<string | number>;
  sorg?: string | null | undefined;
};

export type RoleSort = {
  order?: SortOrder;
  sortBy: RoleSortColumn;
};

export type RoleSortColumn =
  | 'groupRoles'
  | 'name';

/** The category of a region group (E564). */
export type SalesAreaCategory =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'NONE';

export type SalesAreaCategoryInput = {
  category: SalesAreaCategory;
  code: string | number;
};

/** Bikes and parts together, or one of them (B249, C141). */
export type SalesCategory =
  | 'Bike'
  | 'PAA'
  | 'overview';

export type SalesChannel =
  | 'LEASING'
  | 'ONLINE'
  | 'PARTNER'
  | 'RETAIL';

export type SalesDocumentFilterInput = {
  /** The id of a group. */
  group?: string | number | null | undefined;
  /** The id of a market. */
  market?: string | number | null | undefined;
  /** For writers. */
  state?: ContentState | null | undefined;
  type?: SalesDocumentType | null | undefined;
};

export type SalesDocumentGroupFilterInput = {
  /** The id of a market. */
  market?: string | number | null | undefined;
};

export type SalesDocumentGroupInput = {
  contentTargetMarkets: Array<string | number>;
  /** The language of the name. */
  language: string;
  name: string;
  /** The name in other languages, as the title. */
  translations?: Array<ContentTextInput> | null | undefined;
};

export type SalesDocumentGroupSort = {
  by: SalesDocumentGroupSortColumn;
  order: SortOrder;
};

export type SalesDocumentGroupSortColumn =
  | 'changedAt'
  | 'name';

export type SalesDocumentInput = {
  /** HTML; only what may be shown is stored (N120). */
  body?: string | null | undefined;
  contentTargetMarkets: Array<string | number>;
  /** All files, at least one; those that are left out go. */
  files: Array<ContentFileInput>;
  /** Files in a row on wide screens, 1 to 6. */
  itemPerLine?: number | null | undefined;
  /** The language of title, subtitle and body. */
  language: string;
  layout?: string | number | null | undefined;
  mustRead?: boolean | null | undefined;
  /** False for a draft, which only writers see (reading 103). */
  published?: boolean | null | undefined;
  /** The id of its group. */
  salesDocumentGroup?: string | number | null | undefined;
  subtitle?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
  /** Title, subtitle and body in other languages. */
  translations?: Array<ContentTextInput> | null | undefined;
  type: SalesDocumentType;
  /** Whole days; the last one is included (readings 64 and 98). */
  validFrom: string;
  validTo: string;
};

export type SalesDocumentSort = {
  by: SalesDocumentSortColumn;
  order: SortOrder;
};

export type SalesDocumentSortColumn =
  | 'changedAt'
  | 'title'
  | 'validFrom'
  | 'validTo';

/** The types of sales documents (C137). */
export type SalesDocumentType =
  | 'general'
  | 'technical';

/** Where a search may find something. */
export type SearchKind =
  | 'Bike'
  | 'PAA'
  | 'groupset';

export type SecondFactorPolicy =
  | 'off'
  | 'offered'
  | 'required';

export type SeenInput = {
  /** The next arrival shown. */
  arrival?: string | null | undefined;
  /** Pieces shown as in stock; null when the host showed none. */
  available?: number | null | undefined;
};

export type SerialInput = {
  kind: SerialKind;
  value: string;
};

/** The kind of a serial number, as veloconnect names it. */
export type SerialKind =
  | 'FrameNumber'
  | 'KeyNumberBattery'
  | 'KeyNumberFrameLock'
  | 'Other'
  | 'SerialNumber'
  | 'SerialNumberBattery'
  | 'SerialNumberDisplay'
  | 'SerialNumberGearHub'
  | 'SerialNumberMotor';

export type SeriesBrandInput = {
  brand: string;
  series: string;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type ThirdPartyArticleKey = {
  articleCode: string;
  vendorId: string | number;
};

export type ThirdPartyItemStatus =
  | 'Cancelled'
  | 'Confirmed'
  | 'Open'
  | 'Shipped';

/** A line of the cart (E292 to E295). */
export type ThirdPartyLineInput = {
  articleCode: string;
  /** The price of a sales unit as the buyer has seen it, with the deals. */
  price: number;
  /** Sales units. */
  qty: number;
  vendorId: string | number;
};

export type ThirdPartyOrderFilter = {
  /** The unified code of the buyer; without effect on incoming orders. */
  customer?: string | null | undefined;
  from?: string | null | undefined;
  incoming?: boolean | null | undefined;
  /** Only this order, if the viewer sees it as buyer or vendor; the other filters do not count then. */
  orderNo?: string | number | null | undefined;
  /** Each word is in the number of the order, the name of the buyer or that of the vendor. */
  search?: string | null | undefined;
  status?: Array<ThirdPartyItemStatus> | null | undefined;
  to?: string | null | undefined;
  vendor?: string | number | null | undefined;
};

/** A row of a file of articles; texts as they are written in it, numbers with a dot. */
export type ThirdPartyProductRow = {
  /** yes or no; empty for yes. */
  active?: string | null | undefined;
  articleCode: string;
  description: string;
  /** An https address; empty for none. */
  imageUrl?: string | null | undefined;
  line: number;
  price: string;
  salesUnit: string;
  /** Empty for 1. */
  uomConverter?: string | null | undefined;
};

export type ThirdPartyShipmentInput = {
  /** At most 100 characters. */
  notes?: string | null | undefined;
  /** The id of an address of the vendor, where the buyer collects it. */
  pickup?: string | null | undefined;
  /** Not before tomorrow, and not later than in a year (N066). */
  reqDeliveryDate?: string | null | undefined;
  /** The id of a ship-to of the active customer; null to collect it. */
  shipto?: string | null | undefined;
  vendorId: string | number;
};

export type ThirdPartyStockRow = {
  articleCode: string;
  line: number;
  /** Pieces. */
  stock: string;
};

export type UploadKind =
  /** What a customer has of articles itself. */
  | 'DEALER_STOCK'
  /** Own article numbers of a customer. */
  | 'OWN_NUMBERS'
  | 'RETAIL_SALES';

/** What a row does, or what a dry run says it would do. */
export type UploadOutcome =
  | 'added'
  | 'changed'
  | 'refused'
  | 'unchanged';

/** A row of a file; texts are as they are written in it. */
export type UploadRow = {
  /** An article number or an EAN. */
  articleCode: string;
  /** The row of the file; it comes back in the report. */
  line: number;
  /** For OWN_NUMBERS. */
  ownNumber?: string | null | undefined;
  /** For DEALER_STOCK. */
  qty?: string | null | undefined;
};

export type UserAreaInput = {
  limitation: UserLimitation;
  /** EQ, also when left out (reading 49). */
  option?: string | null | undefined;
  sorg: string;
  value?: string | null | undefined;
};

export type UserInput = {
  contentTargetMarkets?: Array<string | number> | null | undefined;
  email: string;
  emailConfirmations?: Array<string> | null | undefined;
  groupRole: string | number;
  isFakeEmail?: boolean | null | undefined;
  language: string | number;
  name: string;
  /** Roles of the group role; null for all of them (reading 47). */
  roles?: Array<string | number> | null | undefined;
  /** Left out, true; as the next one. */
  sendEmail?: boolean | null | undefined;
  sendEmailWarranty?: boolean | null | undefined;
  username: string;
};

export type UserLimitation =
  | 'all'
  | 'audit'
  | 'customer'
  | 'sales_group'
  | 'sales_office'
  | 'salesman';

/** A row of a file of users; texts are as they are written in it, and lists have `|` between their parts. */
export type UserRow = {
  /** A list of `sorg:limitation:value`, such as `2000:customer:0002000001` or `2000:all`. */
  areas: string;
  /** A list of ids. */
  contentTargetMarkets?: string | null | undefined;
  email?: string | null | undefined;
  /** A list of addresses. */
  emailConfirmations?: string | null | undefined;
  /** Empty is false. */
  fakeEmail?: string | null | undefined;
  /** Its id or its description. */
  groupRole: string;
  /** The code of a language. */
  language: string;
  /** The row of the file; it comes back in the report. */
  line: number;
  name: string;
  /** A list of roles of the group role, by id or description; empty for all. */
  roles?: string | null | undefined;
  /** true or false; empty is true, as of the next one. */
  sendEmail?: string | null | undefined;
  sendEmailWarranty?: string | null | undefined;
  username: string;
};

export type UserSort = {
  order?: SortOrder;
  sortBy: UserSortColumn;
};

export type UserSortColumn =
  | 'email'
  | 'groupRole'
  | 'language'
  | 'lastLoginAt'
  | 'name'
  | 'username';

/** The states after `deactivated` are those of active users without a password, by their last invitation. */
export type UserState =
  | 'active'
  | 'deactivated'
  | 'invitationExpired'
  | 'invitationFailed'
  | 'invitationRevoked'
  | 'invited'
  | 'notInvited';

/** The kinds of visit forms (B302, C138). */
export type VisitKind =
  | 'polygon'
  | 'wim';

/** The choices of a visit form that have options. */
export type VisitOptionList =
  | 'brandDisplay'
  | 'equipment'
  | 'series';

/** The places of a visit's photos (E822 to E832), by their names in FormVisitInput. */
export type VisitPhotoPlace =
  | 'displayBanner'
  | 'displayHangtagShimano'
  | 'displayPoster'
  | 'displayShop1'
  | 'displayShop2'
  | 'displayShop3'
  | 'displayShop4'
  | 'frontShop1'
  | 'frontShop2'
  | 'frontShop3'
  | 'frontShop4';

export type WarehouseAreaQtyInput = {
  area: string;
  qty: number;
};

export type ListedClickCollectOrderFragment = { id: string, orderNumber: string, status: ClickCollectStatus, createdAt: string, createdBy: string, pieces: number, pickUpBy: string | null, overdue: boolean };

export type ClickCollectOrdersQueryVariables = Exact<{
  status?: Array<ClickCollectStatus> | ClickCollectStatus | null | undefined;
  overdue?: boolean | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type ClickCollectOrdersQuery = { clickCollectOrders: { overdue: number, asOf: string, orders: Array<{ id: string, orderNumber: string, status: ClickCollectStatus, createdAt: string, createdBy: string, pieces: number, pickUpBy: string | null, overdue: boolean }>, counts: Array<{ status: ClickCollectStatus, count: number }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ClickCollectCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClickCollectCountsQuery = { clickCollectOrders: { overdue: number, asOf: string, counts: Array<{ status: ClickCollectStatus, count: number }> } };

export type ShownClickCollectOrderFragment = { id: string, orderNumber: string, custCode: string, status: ClickCollectStatus, createdAt: string, createdBy: string, pieces: number, pickUpBy: string | null, overdue: boolean, buildFee: number | null, needsCode: boolean, useDealerStock: boolean, asOf: string, details: Array<{ id: string, name: string, sku: string, qty: number, qtyShipped: number, ownStock: number | null }>, items: Array<{ id: string, mark: ClickCollectMark | null, serials: Array<string> }> };

export type ClickCollectOrderQueryVariables = Exact<{
  orderId: string | number;
}>;


export type ClickCollectOrderQuery = { clickCollectOrder: { id: string, orderNumber: string, custCode: string, status: ClickCollectStatus, createdAt: string, createdBy: string, pieces: number, pickUpBy: string | null, overdue: boolean, buildFee: number | null, needsCode: boolean, useDealerStock: boolean, asOf: string, details: Array<{ id: string, name: string, sku: string, qty: number, qtyShipped: number, ownStock: number | null }>, items: Array<{ id: string, mark: ClickCollectMark | null, serials: Array<string> }> } | null };

export type ClickCollectConsumersQueryVariables = Exact<{
  status?: Array<ClickCollectStatus> | ClickCollectStatus | null | undefined;
  overdue?: boolean | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type ClickCollectConsumersQuery = { clickCollectOrders: { orders: Array<{ id: string, customer: { fullName: string } | null }> } };

export type ClickCollectConsumerQueryVariables = Exact<{
  orderId: string | number;
}>;


export type ClickCollectConsumerQuery = { clickCollectOrder: { customer: { fullName: string, email: string, phone: string } | null } | null };

export type ClickCollectUpdateStatusMutationVariables = Exact<{
  orderId: string | number;
  status: ClickCollectStatus;
  items?: Array<ClickCollectMarkInput> | ClickCollectMarkInput | null | undefined;
  from?: ClickCollectStatus | null | undefined;
  code?: string | null | undefined;
  serials?: Array<ClickCollectSerialInput> | ClickCollectSerialInput | null | undefined;
  confirmed?: Array<string> | string | null | undefined;
}>;


export type ClickCollectUpdateStatusMutation = { clickCollectUpdateStatus: { order: { id: string, status: ClickCollectStatus } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ClickCollectUpdateShipmentsMutationVariables = Exact<{
  orderId: string | number;
  items: Array<ClickCollectShipmentInput> | ClickCollectShipmentInput;
}>;


export type ClickCollectUpdateShipmentsMutation = { clickCollectUpdateShipments: { order: { id: string, status: ClickCollectStatus } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SendPickupCodeMutationVariables = Exact<{
  orderId: string | number;
}>;


export type SendPickupCodeMutation = { sendPickupCode: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeHistoryQueryVariables = Exact<{
  feature: string;
  id: string | number;
  page: number;
  limit: number;
}>;


export type ChangeHistoryQuery = { history: { events: Array<{ id: string, at: string, actor: string, actedFor: string | null, action: HistoryAction, changes: Array<{ field: string, before: string | null, after: string | null }> }>, info: { count: number } } };

export type ListedAnnouncementFragment = { id: string, version: number, type: string, title: string, language: string | null, from: string, to: string, state: ContentState, portals: Array<string>, changedAt: string, changedBy: string };

export type WrittenAnnouncementFragment = { id: string, version: number, type: string, url: string | null, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, texts: Array<{ language: string, title: string, body: string }>, picture: { id: string, url: string, width: number, height: number, altTexts: Array<{ language: string, text: string }> } | null };

export type WrittenAnnouncementListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: AnnouncementFilterInput | null | undefined;
  sort?: Array<AnnouncementSort> | AnnouncementSort | null | undefined;
}>;


export type WrittenAnnouncementListQuery = { announcements: { asOf: string, announcements: Array<{ id: string, version: number, type: string, title: string, language: string | null, from: string, to: string, state: ContentState, portals: Array<string>, changedAt: string, changedBy: string }>, info: { count: number } } };

export type WrittenAnnouncementItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenAnnouncementItemQuery = { announcement: { id: string, version: number, type: string, url: string | null, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, texts: Array<{ language: string, title: string, body: string }>, picture: { id: string, url: string, width: number, height: number, altTexts: Array<{ language: string, text: string }> } | null } | null };

export type CreateAnnouncementMutationVariables = Exact<{
  input: AnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { record: { id: string, version: number, type: string, url: string | null, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, texts: Array<{ language: string, title: string, body: string }>, picture: { id: string, url: string, width: number, height: number, altTexts: Array<{ language: string, text: string }> } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateAnnouncementMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: AnnouncementInput;
}>;


export type UpdateAnnouncementMutation = { updateAnnouncement: { record: { id: string, version: number, type: string, url: string | null, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, texts: Array<{ language: string, title: string, body: string }>, picture: { id: string, url: string, width: number, height: number, altTexts: Array<{ language: string, text: string }> } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteAnnouncementMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteAnnouncementMutation = { deleteAnnouncement: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type OrderDetailsFragment = { order_no: string, sap_order_no: string | null, createdAt: string, createdBy: string, custPoNo: string | null, notes: string | null, requestDeliveryDate: string | null, orderType: string, cancelReason: string | null, total_order: number, orderStatus: { description: string, pendingB2B: boolean }, details: Array<{ position: number, article: string, article_code_display: string, ean: string | null, image: string | null, description: string, order_qty: number, shipped_qty: number, uom: string, price: number, promoprice: number | null, retail: number | null, subtotal: number, status: string, expectedDate: string | null, slug: string | null, category: ProductCategory | null, color: { name: string, hex: string | null } | null, replacedBy: { article_code: string, article_code_display: string, name: string } | null, confirmations: Array<{ article: string, qty: number, price: number | null, date: string | null }> }>, deliveries: Array<{ doNumber: string, trackingNo: string | null, trackingUrl: string | null, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null }>, customer: { custName: string, custCode: { unified: string, r3: string, isr: string | null } }, orderShipment: { name: string, price: number, shipTo: { id: string, name: string, address: string, postalCode: string, city: string, country: string } }, orderPayment: { paymentDesc: string, amount: number, expiredDate: string | null, isPaymentWaiting: boolean, isPaymentUploaded: boolean, isPaymentFailed: boolean, isPaymentVoided: boolean, isPaymentCompleted: boolean } | null };

export type OrderDetailQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderDetailQuery = { orders: { asOf: string, orders: Array<{ order_no: string, sap_order_no: string | null, createdAt: string, createdBy: string, custPoNo: string | null, notes: string | null, requestDeliveryDate: string | null, orderType: string, cancelReason: string | null, total_order: number, orderStatus: { description: string, pendingB2B: boolean }, details: Array<{ position: number, article: string, article_code_display: string, ean: string | null, image: string | null, description: string, order_qty: number, shipped_qty: number, uom: string, price: number, promoprice: number | null, retail: number | null, subtotal: number, status: string, expectedDate: string | null, slug: string | null, category: ProductCategory | null, color: { name: string, hex: string | null } | null, replacedBy: { article_code: string, article_code_display: string, name: string } | null, confirmations: Array<{ article: string, qty: number, price: number | null, date: string | null }> }>, deliveries: Array<{ doNumber: string, trackingNo: string | null, trackingUrl: string | null, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null }>, customer: { custName: string, custCode: { unified: string, r3: string, isr: string | null } }, orderShipment: { name: string, price: number, shipTo: { id: string, name: string, address: string, postalCode: string, city: string, country: string } }, orderPayment: { paymentDesc: string, amount: number, expiredDate: string | null, isPaymentWaiting: boolean, isPaymentUploaded: boolean, isPaymentFailed: boolean, isPaymentVoided: boolean, isPaymentCompleted: boolean } | null }> } };

export type RecentOrderDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentOrderDetailsQuery = { orders: { asOf: string, orders: Array<{ order_no: string, sap_order_no: string | null, createdAt: string, createdBy: string, custPoNo: string | null, notes: string | null, requestDeliveryDate: string | null, orderType: string, cancelReason: string | null, total_order: number, orderStatus: { description: string, pendingB2B: boolean }, details: Array<{ position: number, article: string, article_code_display: string, ean: string | null, image: string | null, description: string, order_qty: number, shipped_qty: number, uom: string, price: number, promoprice: number | null, retail: number | null, subtotal: number, status: string, expectedDate: string | null, slug: string | null, category: ProductCategory | null, color: { name: string, hex: string | null } | null, replacedBy: { article_code: string, article_code_display: string, name: string } | null, confirmations: Array<{ article: string, qty: number, price: number | null, date: string | null }> }>, deliveries: Array<{ doNumber: string, trackingNo: string | null, trackingUrl: string | null, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null }>, customer: { custName: string, custCode: { unified: string, r3: string, isr: string | null } }, orderShipment: { name: string, price: number, shipTo: { id: string, name: string, address: string, postalCode: string, city: string, country: string } }, orderPayment: { paymentDesc: string, amount: number, expiredDate: string | null, isPaymentWaiting: boolean, isPaymentUploaded: boolean, isPaymentFailed: boolean, isPaymentVoided: boolean, isPaymentCompleted: boolean } | null }> } };

export type OrderListLinesFragment = { id: string, kind: OrderListKind, name: string, shared: boolean, own: boolean, active: boolean, updatedAt: string, lines: Array<{ articleCode: string, qty: number, articleCodeDisplay: string, name: string }> };

export type OrderListStateQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderListStateQuery = { orderListState: { lists: string, aliases: string, asOf: string } };

export type OrderListsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderListsQuery = { orderLists: { mark: string, lists: Array<{ id: string, kind: OrderListKind, name: string, shared: boolean, own: boolean, active: boolean, updatedAt: string, lines: Array<{ articleCode: string, qty: number, articleCodeDisplay: string, name: string }> }> } };

export type ArticleAliasesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleAliasesQuery = { articleAliases: { mark: string, aliases: Array<{ alias: string, articleCode: string }> } };

export type SaveOrderListMutationVariables = Exact<{
  list: OrderListInput;
}>;


export type SaveOrderListMutation = { saveOrderList: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteOrderListMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOrderListMutation = { deleteOrderList: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SaveArticleAliasesMutationVariables = Exact<{
  aliases: Array<ArticleAliasInput> | ArticleAliasInput;
}>;


export type SaveArticleAliasesMutation = { saveArticleAliases: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SalesCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type SalesCustomersQuery = { salesCustomers: { customers: Array<{ custName: string, custAddress: string, custCity: string, custEmail: string, custPhone: string, custCode: { unified: string, r3: string, isr: string | null }, custAreas: Array<{ sorg: string, custGroup: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type PlacedOrderQueryVariables = Exact<{
  orderNo: string;
}>;


export type PlacedOrderQuery = { orders: { orders: Array<{ order_no: string, custPoNo: string | null, requestDeliveryDate: string | null, total_order: number, customer: { custName: string }, orderStatus: { pendingB2B: boolean }, orderShipment: { name: string, price: number, shipTo: { name: string, address: string, postalCode: string, city: string, country: string } }, details: Array<{ article: string, article_code_display: string, description: string, order_qty: number, uom: string, subtotal: number, color: { name: string } | null }> }> } };

export type PreviousPurchasesQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: ProductSortInput | null | undefined;
  filter: ProductFilterInput;
}>;


export type PreviousPurchasesQuery = { previousPurchases: { without: Array<string> | null, asOf: string, products: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { count: number } } };

export type FrequentPurchasesQueryVariables = Exact<{
  page: number;
  limit: number;
  sort?: ProductSortInput | null | undefined;
  filter: ProductFilterInput;
}>;


export type FrequentPurchasesQuery = { frequentPurchases: { without: Array<string> | null, asOf: string, products: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { count: number } } };

export type BeginReauthenticationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginReauthenticationMutation = { beginReauthentication: { passkey: string | null, hasAuthenticator: boolean, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ReauthenticateMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}>;


export type ReauthenticateMutation = { reauthenticate: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type WriterMarketingCategoryFragment = { id: string, version: number, title: string, language: string | null, type: MarketingMaterialType, totalChildren: number, totalMaterials: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type WrittenMarketingCategoryFragment = { id: string, version: number, type: MarketingMaterialType, route: string, showChilds: boolean, itemPerLine: number, sorting: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }>, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, texts: Array<{ language: string, title: string }> };

export type WriterMarketingMaterialFragment = { id: string, version: number, type: MarketingMaterialType, title: string, language: string | null, state: ContentState, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, thumbnailUrl: string | null } | null, files: Array<{ id: string, fileName: string, thumbnailUrl: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type SmallPictureFragment = { id: string, fileName: string, thumbnailUrl: string | null };

export type WrittenMarketingMaterialFragment = { id: string, version: number, type: MarketingMaterialType, state: ContentState, itemPerLine: number, tags: Array<string>, articles: Array<string>, models: Array<string>, brands: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }>, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }> };

export type WrittenMarketingCategoryListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: MarketingMaterialCategoryFilterInput | null | undefined;
  sort?: Array<MarketingMaterialCategorySort> | MarketingMaterialCategorySort | null | undefined;
}>;


export type WrittenMarketingCategoryListQuery = { marketingMaterialCategories: { asOf: string, marketingMaterialCategories: Array<{ id: string, version: number, title: string, language: string | null, type: MarketingMaterialType, totalChildren: number, totalMaterials: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, contentTargetMarkets: Array<{ id: string, marketName: string }> }>, info: { count: number } } };

export type WrittenMarketingCategoryItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenMarketingCategoryItemQuery = { marketingMaterialCategory: { id: string, version: number, type: MarketingMaterialType, route: string, showChilds: boolean, itemPerLine: number, sorting: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }>, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, texts: Array<{ language: string, title: string }> } | null };

export type WrittenMarketingMaterialListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: MarketingMaterialFilterInput | null | undefined;
  sort?: Array<MarketingMaterialSort> | MarketingMaterialSort | null | undefined;
}>;


export type WrittenMarketingMaterialListQuery = { marketingMaterials: { asOf: string, marketingMaterials: Array<{ id: string, version: number, type: MarketingMaterialType, title: string, language: string | null, state: ContentState, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, thumbnailUrl: string | null } | null, files: Array<{ id: string, fileName: string, thumbnailUrl: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }> }>, info: { count: number } } };

export type WrittenMarketingMaterialItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenMarketingMaterialItemQuery = { marketingMaterial: { id: string, version: number, type: MarketingMaterialType, state: ContentState, itemPerLine: number, tags: Array<string>, articles: Array<string>, models: Array<string>, brands: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }>, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }> } | null };

export type CreateMarketingCategoryMutationVariables = Exact<{
  input: MarketingMaterialCategoryInput;
}>;


export type CreateMarketingCategoryMutation = { createMarketingMaterialCategory: { record: { id: string, version: number, type: MarketingMaterialType, route: string, showChilds: boolean, itemPerLine: number, sorting: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }>, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, texts: Array<{ language: string, title: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateMarketingCategoryMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: MarketingMaterialCategoryInput;
}>;


export type UpdateMarketingCategoryMutation = { updateMarketingMaterialCategory: { record: { id: string, version: number, type: MarketingMaterialType, route: string, showChilds: boolean, itemPerLine: number, sorting: number, changedAt: string, changedBy: string, mayChange: boolean, parent: { id: string, title: string } | null, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }>, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, texts: Array<{ language: string, title: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteMarketingCategoryMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteMarketingCategoryMutation = { deleteMarketingMaterialCategory: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreateMarketingMaterialMutationVariables = Exact<{
  input: MarketingMaterialInput;
}>;


export type CreateMarketingMaterialMutation = { createMarketingMaterial: { record: { id: string, version: number, type: MarketingMaterialType, state: ContentState, itemPerLine: number, tags: Array<string>, articles: Array<string>, models: Array<string>, brands: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }>, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateMarketingMaterialMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: MarketingMaterialInput;
}>;


export type UpdateMarketingMaterialMutation = { updateMarketingMaterial: { record: { id: string, version: number, type: MarketingMaterialType, state: ContentState, itemPerLine: number, tags: Array<string>, articles: Array<string>, models: Array<string>, brands: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, category: { id: string, title: string }, placeholderFile: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }>, layout: { id: string } | null, contentTargetMarkets: Array<{ id: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteMarketingMaterialMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteMarketingMaterialMutation = { deleteMarketingMaterial: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ContentTargetMarketsQueryVariables = Exact<{
  type: string;
}>;


export type ContentTargetMarketsQuery = { contentTargetMarkets: { contentTargetMarkets: Array<{ id: string, marketName: string }> } };

export type WriterMarketsQueryVariables = Exact<{
  type: string;
}>;


export type WriterMarketsQuery = { contentTargetMarkets: { contentTargetMarkets: Array<{ id: string, marketName: string, brand: string, isYours: boolean }> } };

export type ContentLayoutsQueryVariables = Exact<{
  type: string;
}>;


export type ContentLayoutsQuery = { layouts: { layouts: Array<{ id: string, description: string, placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean }> } };

export type ContentPortalsQueryVariables = Exact<{
  sorg: string;
}>;


export type ContentPortalsQuery = { configs: Array<{ url1: string, url2: string, url3: string }> };

export type ContentAudienceQueryVariables = Exact<{
  of: ContentAudienceInput;
  page: number;
  limit: number;
  search?: string | null | undefined;
  hasRead?: boolean | null | undefined;
}>;


export type ContentAudienceQuery = { contentAudience: { isEverybody: boolean, others: number, haveRead: number | null, users: Array<{ username: string, displayName: string, readAt: string | null }>, info: { count: number } } };

export type WrittenContentFileFragment = { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> };

export type LinkedSalesDocumentsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type LinkedSalesDocumentsQuery = { salesDocuments: { salesDocuments: Array<{ id: string, title: string, subtitle: string }>, info: { count: number } } };

export type ShownInspectionFragment = { id: string, frameNumber: string, articleCode: string, description: string, brand: string, merchandise: string, modelYear: number | null, model: string, series: string, mechanic: string, custCode: string, custName: string, list: string, listVersion: number, inspectedOn: string, isDeleted: boolean, version: number, checklist: Array<{ checklistId: number, description: string, sorting: number, answer: PdiAnswer, checked: boolean, value: string, photos: Array<{ id: string, name: string, bytes: number, type: string }> }>, signature: { id: string, name: string, bytes: number, type: string } | null };

export type InspectionsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  withDeleted?: boolean | null | undefined;
  brand?: string | null | undefined;
  mechanic?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type InspectionsQuery = { claimPDIs: { brands: Array<string>, mechanics: Array<string>, asOf: string, pdis: Array<{ id: string, frameNumber: string, articleCode: string, description: string, brand: string, merchandise: string, modelYear: number | null, model: string, series: string, mechanic: string, custCode: string, custName: string, list: string, listVersion: number, inspectedOn: string, isDeleted: boolean, version: number, checklist: Array<{ checklistId: number, description: string, sorting: number, answer: PdiAnswer, checked: boolean, value: string, photos: Array<{ id: string, name: string, bytes: number, type: string }> }>, signature: { id: string, name: string, bytes: number, type: string } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type InspectionQueryVariables = Exact<{
  id: string | number;
}>;


export type InspectionQuery = { claimPDI: { id: string, frameNumber: string, articleCode: string, description: string, brand: string, merchandise: string, modelYear: number | null, model: string, series: string, mechanic: string, custCode: string, custName: string, list: string, listVersion: number, inspectedOn: string, isDeleted: boolean, version: number, checklist: Array<{ checklistId: number, description: string, sorting: number, answer: PdiAnswer, checked: boolean, value: string, photos: Array<{ id: string, name: string, bytes: number, type: string }> }>, signature: { id: string, name: string, bytes: number, type: string } | null } | null };

export type InspectionChecklistQueryVariables = Exact<{
  brand: string;
  merchandise: string;
}>;


export type InspectionChecklistQuery = { claimPDIChecklist: Array<{ checklistId: number, description: string, sorting: number, answer: PdiAnswer, list: string, version: number }> };

export type CreateInspectionMutationVariables = Exact<{
  input: PdiInput;
}>;


export type CreateInspectionMutation = { createClaimPDI: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeInspectionMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: PdiInput;
}>;


export type ChangeInspectionMutation = { updatePDI: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteInspectionMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteInspectionMutation = { deletePDI: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RestoreInspectionMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreInspectionMutation = { restorePDI: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

type Answer_AnnouncementPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_AuthenticatorSecret_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_BannerPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ChangeOpenOrderPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_CheckoutPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ClaimCommentPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ClaimDocumentPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ClaimPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ClaimStatusPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ClickCollectPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ColleaguePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ConfirmOrdersPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_DeleteUserPaymentPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_FeedbackPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_FormVisitPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_GroupRolePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_InvitationsPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_MarketingMaterialCategoryPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_MarketingMaterialPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_MarketingMaterialsPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_MessagePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_NewsPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_PdiPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_PasskeyOptions_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_PaymentDocumentPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_PaymentRequestPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_PermissionPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ProfilePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ReauthenticationWays_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_RecallTaskPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_RegisterFramePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_RolePayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_SalesDocumentGroupPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_SalesDocumentPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_SecondFactorPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ThirdPartyCheckoutPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_ThirdPartyOrderPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_UndoUploadPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_UpdateProductsInCartPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_UploadReport_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

type Answer_UserPayload_Fragment = { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

export type AnswerFragment =
  | Answer_AnnouncementPayload_Fragment
  | Answer_AuthenticatorSecret_Fragment
  | Answer_BannerPayload_Fragment
  | Answer_ChangeOpenOrderPayload_Fragment
  | Answer_CheckoutPayload_Fragment
  | Answer_ClaimCommentPayload_Fragment
  | Answer_ClaimDocumentPayload_Fragment
  | Answer_ClaimPayload_Fragment
  | Answer_ClaimStatusPayload_Fragment
  | Answer_ClickCollectPayload_Fragment
  | Answer_ColleaguePayload_Fragment
  | Answer_ConfirmOrdersPayload_Fragment
  | Answer_DeleteUserPaymentPayload_Fragment
  | Answer_FeedbackPayload_Fragment
  | Answer_FormVisitPayload_Fragment
  | Answer_GroupRolePayload_Fragment
  | Answer_InvitationsPayload_Fragment
  | Answer_MarketingMaterialCategoryPayload_Fragment
  | Answer_MarketingMaterialPayload_Fragment
  | Answer_MarketingMaterialsPayload_Fragment
  | Answer_MessagePayload_Fragment
  | Answer_NewsPayload_Fragment
  | Answer_PdiPayload_Fragment
  | Answer_PasskeyOptions_Fragment
  | Answer_PaymentDocumentPayload_Fragment
  | Answer_PaymentRequestPayload_Fragment
  | Answer_PermissionPayload_Fragment
  | Answer_ProfilePayload_Fragment
  | Answer_ReauthenticationWays_Fragment
  | Answer_RecallTaskPayload_Fragment
  | Answer_RegisterFramePayload_Fragment
  | Answer_RolePayload_Fragment
  | Answer_SalesDocumentGroupPayload_Fragment
  | Answer_SalesDocumentPayload_Fragment
  | Answer_SecondFactorPayload_Fragment
  | Answer_ThirdPartyCheckoutPayload_Fragment
  | Answer_ThirdPartyOrderPayload_Fragment
  | Answer_UndoUploadPayload_Fragment
  | Answer_UpdateProductsInCartPayload_Fragment
  | Answer_UploadReport_Fragment
  | Answer_UserPayload_Fragment
;

export type RowAnswerFragment = { line: number, outcome: UploadOutcome, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> };

export type InvoicePaymentMethodsQueryVariables = Exact<{
  sorg: string;
}>;


export type InvoicePaymentMethodsQuery = { payments: Array<{ id: string, type: string, desc: string, paymentMerchants: Array<{ instruction: string, extPaymentGatewayId: string | null, paymentDiscount: number }> }> };

export type SavedPaymentsQueryVariables = Exact<{
  sorgs: Array<string> | string;
}>;


export type SavedPaymentsQuery = { savedPayments: Array<{ id: string, display: string, type: string, shared: boolean, isOwn: boolean, paymentMerchant: { payment: { id: string } } }> };

export type ListedRequestFragment = { externalId: string, amount: number, virtualAccountNo: string | null, held: string | null, heldAmount: number | null, expiredDate: string, createdAt: string, payerCode: string, payerName: string, merchant: string, paymentDesc: string, paymentStatus: { id: string, description: string }, invoices: Array<{ invoiceNo: string }> };

export type PaymentRequestsQueryVariables = Exact<{
  payerCode: string;
  status?: Array<string> | string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type PaymentRequestsQuery = { paymentRequestByPayerAndInvoiceNos: { asOf: string, requests: Array<{ externalId: string, amount: number, virtualAccountNo: string | null, held: string | null, heldAmount: number | null, expiredDate: string, createdAt: string, payerCode: string, payerName: string, merchant: string, paymentDesc: string, paymentStatus: { id: string, description: string }, invoices: Array<{ invoiceNo: string }> }>, counts: Array<{ count: number, status: { id: string, description: string } }>, info: { count: number } } };

export type HeldPaymentsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type HeldPaymentsQuery = { heldPaymentRequests: { asOf: string, requests: Array<{ externalId: string, amount: number, virtualAccountNo: string | null, held: string | null, heldAmount: number | null, expiredDate: string, createdAt: string, payerCode: string, payerName: string, merchant: string, paymentDesc: string, paymentStatus: { id: string, description: string }, invoices: Array<{ invoiceNo: string }> }>, info: { count: number } } };

export type PaymentRequestQueryVariables = Exact<{
  externalId: string | number;
}>;


export type PaymentRequestQuery = { paymentRequest: { currency: string, reason: string | null, createdBy: string, companyCode: string, paymentDisplay: string | null, instruction: string, redirectUrl: string | null, isPartialPayment: boolean, selectedTotal: number, earlyPaymentDiscount: number, freightAllowance: number, methodDiscount: number, isVoiding: boolean, asOf: string, externalId: string, amount: number, virtualAccountNo: string | null, held: string | null, heldAmount: number | null, expiredDate: string, createdAt: string, payerCode: string, payerName: string, merchant: string, paymentDesc: string, creditor: { name: string, iban: string, bic: string | null, reference: string } | null, invoices: Array<{ amount: number, lineItem: string, fiscalYear: number, accountingNo: string, companyCode: string, discountTaken: number, freightAllowanceTaken: number, invoiceNo: string }>, paymentReceipt: Array<{ id: string, name: string, canDelete: boolean }>, paymentDocs: Array<{ id: string, name: string, canDelete: boolean }>, paymentStatus: { id: string, description: string } } | null };

export type OrderPaymentsQueryVariables = Exact<{
  filter: OrderFilterInput;
  page: number;
  limit: number;
}>;


export type OrderPaymentsQuery = { orders: { asOf: string, orders: Array<{ order_no: string, createdAt: string, orderPayment: { amount: number, paymentDesc: string, paymentStatus: string, expiredDate: string | null, isPaymentWaiting: boolean, isPaymentUploaded: boolean, isPaymentFailed: boolean, isPaymentVoided: boolean, isPaymentCompleted: boolean, paymentReceipt: Array<{ id: string, name: string, canDelete: boolean }> | null, paymentDocs: Array<{ id: string, name: string, canDelete: boolean }> | null } | null }>, info: { count: number }, paymentCounts: Array<{ status: string, count: number }> | null } };

export type CreateInvoicePaymentRequestMutationVariables = Exact<{
  paymentId: string;
  isPartialPayment: boolean;
  extRefData?: PaymentExtRefDataInput | null | undefined;
  paymentRequestData: PaymentRequestDataInput;
}>;


export type CreateInvoicePaymentRequestMutation = { createInvoicePaymentRequestV3: { request: { externalId: string, redirectUrl: string | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type VoidPaymentRequestMutationVariables = Exact<{
  payerCode: string;
  merchant: string;
  externalId: string | number;
}>;


export type VoidPaymentRequestMutation = { voidPaymentRequest: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteUserPaymentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteUserPaymentMutation = { deleteUserPayment: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UploadPaymentMutationVariables = Exact<{
  file: string | number;
  orderNumber?: string | null | undefined;
  externalId?: string | number | null | undefined;
}>;


export type UploadPaymentMutation = { uploadPayment: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UploadPaymentDocMutationVariables = Exact<{
  file: string | number;
  orderNumber?: string | null | undefined;
  externalId?: string | number | null | undefined;
}>;


export type UploadPaymentDocMutation = { uploadPaymentDoc: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeletePaymentDocMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePaymentDocMutation = { deletePaymentDoc: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ApprovePaymentMutationVariables = Exact<{
  orderNumber: string;
}>;


export type ApprovePaymentMutation = { approvePayment: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type VoidPaymentMutationVariables = Exact<{
  orderNumber: string;
}>;


export type VoidPaymentMutation = { voidPayment: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DecideHeldPaymentMutationVariables = Exact<{
  externalId: string | number;
  isPaid: boolean;
}>;


export type DecideHeldPaymentMutation = { decideHeldPaymentRequest: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type BankEntriesQueryVariables = Exact<{
  search?: string | null | undefined;
  state: BankEntryState;
  page: number;
  limit: number;
}>;


export type BankEntriesQuery = { bankEntries: { asOf: string, entries: Array<{ id: string, bookedOn: string, amount: number, currency: string, payerName: string, account: string, remittance: string, state: BankEntryState, reason: string | null, externalId: string | null, note: string, decidedBy: string | null, decidedAt: string | null }>, info: { count: number } } };

export type WaitingTransfersQueryVariables = Exact<{
  amount: number;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type WaitingTransfersQuery = { waitingTransfers: { requests: Array<{ externalId: string, amount: number, currency: string, payerCode: string, payerName: string }>, info: { count: number } } };

export type ResolveBankEntryMutationVariables = Exact<{
  id: string | number;
  externalId?: string | number | null | undefined;
  note?: string | null | undefined;
}>;


export type ResolveBankEntryMutation = { resolveBankEntry: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type NewestPaymentsQueryVariables = Exact<{
  payerCode: string;
}>;


export type NewestPaymentsQuery = { paymentRequestByPayerAndInvoiceNos: { asOf: string, requests: Array<{ externalId: string, amount: number, createdAt: string, expiredDate: string, held: string | null, isVoiding: boolean, paymentStatus: { id: string }, invoices: Array<{ accountingNo: string, lineItem: string, fiscalYear: number, companyCode: string }> }> } };

export type HeldPaymentCountQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldPaymentCountQuery = { heldPaymentRequests: { asOf: string, info: { count: number } } };

export type ProductVariantFragment = { restockNotification: boolean, old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } };

export type ProductAnalysesQueryVariables = Exact<{
  sorg: string;
  articleCodes: Array<string> | string;
}>;


export type ProductAnalysesQuery = { productAnalyzesV3: Array<{ articleCode: string, availableForOrderAt: string | null, invalidArticle: { status: boolean, description: string }, allowToOrder: { status: boolean, description: string }, orderBlocked: { status: boolean, description: string }, hierarchyBlocked: { status: boolean, description: string }, brandBlocked: { status: boolean, description: string }, categoryBlocked: { status: boolean, description: string }, sorgBlocked: { status: boolean, description: string }, hasPrice: { status: boolean, description: string } }> };

export type ArticlePurchasesQueryVariables = Exact<{
  slug: string;
}>;


export type ArticlePurchasesQuery = { articlePurchases: Array<{ article_code: string, order_no: string, orderedAt: string, qty: number, uom: string, price: number }> };

export type ProductPromotionsQueryVariables = Exact<{
  category?: ProductCategory | null | undefined;
}>;


export type ProductPromotionsQuery = { promotions: Array<{ locations: Array<string>, code: string, name: string, tagline: string, terms: string, validTo: string }> };

export type GroupsetQueryVariables = Exact<{
  slug: string;
}>;


export type GroupsetQuery = { groupsets: { asOf: string, groupsets: Array<{ id: string, name: string, brand: string, serie: string, slug: string, image: string | null, total: number | null, items: Array<{ qty: number, product: { restockNotification: boolean, old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } }> }> } };

export type ProductMessagesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type ProductMessagesQuery = { productMessages: Array<{ id: string, message: string, url: string | null, to: string }> };

export type PromotionWordsFragment = { code: string, name: string, description: string, terms: string, badge: string, tagline: string, validTo: string };

export type PromotionsQueryVariables = Exact<{
  productCategory?: ProductCategory | null | undefined;
}>;


export type PromotionsQuery = { promotions: Array<{ locations: Array<string>, image: string | null, code: string, name: string, description: string, terms: string, badge: string, tagline: string, validTo: string }> };

export type BestSellersQueryVariables = Exact<{
  category: ProductCategory;
  limit: number;
}>;


export type BestSellersQuery = { bestSellers: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }> };

export type PromotionOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionOffersQuery = { promotions: Array<{ code: string, name: string, description: string, terms: string, badge: string, tagline: string, validTo: string, details: Array<{ articleCode: string | null, brand: string | null, mc: string | null, type: string, value: number, condition: { minQty: number | null, maxQty: number | null } }> }> };

export type CartProductFragment = { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { totalQty: number, asOf: string, productsInCart: Array<{ qty: number, product: { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } }> } };

export type UpdateProductsInCartMutationVariables = Exact<{
  products: Array<CartProductInput> | CartProductInput;
}>;


export type UpdateProductsInCartMutation = { updateProductsInCart: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SalesOrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SalesOrganisationsQuery = { sorgs: Array<{ sorg: string, name: string }> };

export type ListedDownloadFragment = { id: string, requestedAt: string, from: string, to: string, module: DownloadModule, format: DownloadFormat, status: DownloadStatus, fileName: string, progress: number, rows: number, bytes: number | null, expiresAt: string | null, problem: string | null };

export type DownloadAreaQueryVariables = Exact<{
  page: number;
  limit: number;
  status?: DownloadStatus | null | undefined;
}>;


export type DownloadAreaQuery = { downloadArea: { left: number, nextAt: string, asOf: string, requests: Array<{ id: string, requestedAt: string, from: string, to: string, module: DownloadModule, format: DownloadFormat, status: DownloadStatus, fileName: string, progress: number, rows: number, bytes: number | null, expiresAt: string | null, problem: string | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type RequestDownloadAreaMutationVariables = Exact<{
  module: DownloadModule;
  from: string;
  to: string;
  format: DownloadFormat;
  title: string;
  columns: Array<DownloadColumnInput> | DownloadColumnInput;
}>;


export type RequestDownloadAreaMutation = { requestDownloadArea: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RemoveDownloadMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveDownloadMutation = { removeDownload: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ShownRightsFragment = { active: boolean, readsOnly: boolean, user: { id: string, username: string, name: string } | null, groupRole: { id: string, description: string }, roles: Array<{ id: string, description: string }>, permissions: Array<{ name: string, isKnown: boolean, roles: Array<{ id: string, description: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }>, customers: { count: number, first: Array<{ sorg: string, unified: string, name: string }> } };

export type UserRightsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserRightsQuery = { userRights: { active: boolean, readsOnly: boolean, user: { id: string, username: string, name: string } | null, groupRole: { id: string, description: string }, roles: Array<{ id: string, description: string }>, permissions: Array<{ name: string, isKnown: boolean, roles: Array<{ id: string, description: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }>, customers: { count: number, first: Array<{ sorg: string, unified: string, name: string }> } } | null };

export type RightsPreviewQueryVariables = Exact<{
  groupRole: string | number;
  roles?: Array<string | number> | string | number | null | undefined;
  userAreas: Array<UserAreaInput> | UserAreaInput;
}>;


export type RightsPreviewQuery = { rightsPreview: { active: boolean, readsOnly: boolean, user: { id: string, username: string, name: string } | null, groupRole: { id: string, description: string }, roles: Array<{ id: string, description: string }>, permissions: Array<{ name: string, isKnown: boolean, roles: Array<{ id: string, description: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }>, customers: { count: number, first: Array<{ sorg: string, unified: string, name: string }> } } | null };

export type CompareUsersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CompareUsersQuery = { compareUsers: Array<{ active: boolean, readsOnly: boolean, user: { id: string, username: string, name: string } | null, groupRole: { id: string, description: string }, roles: Array<{ id: string, description: string }>, permissions: Array<{ name: string, isKnown: boolean, roles: Array<{ id: string, description: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }>, customers: { count: number, first: Array<{ sorg: string, unified: string, name: string }> } }> };

export type WhyUserQueryVariables = Exact<{
  id: string | number;
  question: AccessQuestion;
}>;


export type WhyUserQuery = { whyUser: { mayDo: boolean, steps: Array<{ kind: AccessStepKind, holds: boolean, permissions: Array<string>, break: AccessBreak | null, roles: Array<{ id: string, description: string }>, groupRole: { id: string, description: string } | null, areas: Array<{ sorg: string, limitation: UserLimitation, value: string }> }> } | null };

export type WhoMayQueryVariables = Exact<{
  question: AccessQuestion;
  page: number;
  limit: number;
}>;


export type WhoMayQuery = { whoMay: { asOf: string, users: Array<{ id: string, username: string, name: string, groupRole: { id: string, description: string } }>, info: { count: number } } };

export type ProtectedPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectedPartsQuery = { protectedParts: { pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> } };

export type WhyCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type WhyCustomersQuery = { customers: { customers: Array<{ custName: string, custCity: string, custCode: { unified: string }, custAreas: Array<{ sorg: string }> }>, info: { count: number } } };

export type WhyUsersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type WhyUsersQuery = { usersV2: { users: Array<{ id: string, username: string, name: string }>, info: { count: number } } };

export type AnalysisOrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalysisOrganisationsQuery = { sorgs: Array<{ sorg: string, name: string }>, configs: Array<{ sorg: string, merchantName: string, exactQtyCheck: boolean, availableStockCheck: boolean }> };

export type AnalysisSalesQueryVariables = Exact<{
  sorg: string;
  search?: string | null | undefined;
  page: number;
}>;


export type AnalysisSalesQuery = { usersV2: { users: Array<{ username: string, name: string }>, info: { count: number } } };

export type AnalysisCustomersQueryVariables = Exact<{
  sorg: string;
  salesUsername?: string | null | undefined;
  search?: string | null | undefined;
  page: number;
}>;


export type AnalysisCustomersQuery = { analysisCustomers: { customers: Array<{ unified: string, r3: string, name: string, city: string }>, info: { count: number } } };

export type AnalysisArticlesQueryVariables = Exact<{
  search: string;
  sorgs: Array<string> | string;
  page: number;
}>;


export type AnalysisArticlesQuery = { articleDisplays: { articles: Array<{ article_code: string, article_code_display: string, name: string }>, info: { count: number } } };

export type AnalysisReasonFragment = { status: boolean, description: string };

export type CatalogAnalysisQueryVariables = Exact<{
  sorg: string;
  articleCodes: Array<string> | string;
  salesUsername?: string | null | undefined;
  custCodeUnified?: string | null | undefined;
}>;


export type CatalogAnalysisQuery = { productAnalyzesV3: Array<{ articleCode: string, name: string | null, availableForOrderAt: string | null, causes: Array<{ code: OrderCauseCode, text: string }>, invalidArticle: { status: boolean, description: string }, allowToOrder: { status: boolean, description: string }, orderBlocked: { status: boolean, description: string }, hierarchyBlocked: { status: boolean, description: string }, brandBlocked: { status: boolean, description: string }, categoryBlocked: { status: boolean, description: string }, sorgBlocked: { status: boolean, description: string }, hasPrice: { status: boolean, description: string }, stock: { available: number, custorder: number, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }> };

export type AnalysedModelQueryVariables = Exact<{
  sorg: string;
  articleCode: string;
  salesUsername?: string | null | undefined;
  custCodeUnified?: string | null | undefined;
}>;


export type AnalysedModelQuery = { analysedModel: { name: string, slug: string | null, articles: Array<{ articleCode: string, name: string, size: string, color: string, cause: { code: OrderCauseCode, text: string } | null }> } | null };

export type VisitAnswersFragment = { otherMidrange: boolean | null, otherMidrangeDescription: string, brandDomination: boolean | null, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, brandDisplayDescription: string, otherSeriesList: Array<string>, notes: string, equipmentText: string, brandDisplay: { id: string, label: string } | null, seriesList: Array<{ id: string, label: string }>, seriesBrand: Array<{ brand: string, series: string }>, equipment: Array<{ id: string, label: string }> };

export type ListedVisitFragment = { id: string, kind: VisitKind, custCode: string, custName: string, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, photoCount: number, capturedAt: string, createdBy: string, displayName: string, mayChange: boolean, isDeleted: boolean, version: number };

export type ShownVisitFragment = { createdAt: string, id: string, kind: VisitKind, custCode: string, custName: string, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, photoCount: number, capturedAt: string, createdBy: string, displayName: string, mayChange: boolean, isDeleted: boolean, version: number, otherMidrange: boolean | null, otherMidrangeDescription: string, brandDomination: boolean | null, brandDisplayDescription: string, otherSeriesList: Array<string>, notes: string, equipmentText: string, photos: Array<{ place: VisitPhotoPlace, takenAt: string | null, file: { id: string, name: string, bytes: number, type: string } }>, brandDisplay: { id: string, label: string } | null, seriesList: Array<{ id: string, label: string }>, seriesBrand: Array<{ brand: string, series: string }>, equipment: Array<{ id: string, label: string }> };

export type VisitsQueryVariables = Exact<{
  kind: VisitKind;
  custCode?: string | null | undefined;
  createdBy?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type VisitsQuery = { formVisits: { asOf: string, visits: Array<{ id: string, kind: VisitKind, custCode: string, custName: string, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, photoCount: number, capturedAt: string, createdBy: string, displayName: string, mayChange: boolean, isDeleted: boolean, version: number }>, authors: Array<{ createdBy: string, displayName: string }>, info: { count: number } } };

export type VisitQueryVariables = Exact<{
  id: string | number;
}>;


export type VisitQuery = { formVisits: { asOf: string, visits: Array<{ createdAt: string, id: string, kind: VisitKind, custCode: string, custName: string, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, photoCount: number, capturedAt: string, createdBy: string, displayName: string, mayChange: boolean, isDeleted: boolean, version: number, otherMidrange: boolean | null, otherMidrangeDescription: string, brandDomination: boolean | null, brandDisplayDescription: string, otherSeriesList: Array<string>, notes: string, equipmentText: string, photos: Array<{ place: VisitPhotoPlace, takenAt: string | null, file: { id: string, name: string, bytes: number, type: string } }>, brandDisplay: { id: string, label: string } | null, seriesList: Array<{ id: string, label: string }>, seriesBrand: Array<{ brand: string, series: string }>, equipment: Array<{ id: string, label: string }> }> } };

export type VisitOptionsQueryVariables = Exact<{
  kind: VisitKind;
}>;


export type VisitOptionsQuery = { formVisitOptionsByBrand: Array<{ list: VisitOptionList, id: string, label: string, needsText: boolean }> };

export type VisitCustomersQueryVariables = Exact<{
  kind: VisitKind;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type VisitCustomersQuery = { formVisitSalesCustomers: { customers: Array<{ custCode: string, name: string, city: string, visitedAt: string | null, lastVisit: { otherMidrange: boolean | null, otherMidrangeDescription: string, brandDomination: boolean | null, qtyPlgGrp: number | null, qtyNonPlgGrp: number | null, brandDisplayDescription: string, otherSeriesList: Array<string>, notes: string, equipmentText: string, brandDisplay: { id: string, label: string } | null, seriesList: Array<{ id: string, label: string }>, seriesBrand: Array<{ brand: string, series: string }>, equipment: Array<{ id: string, label: string }> } | null }>, info: { pageTotal: number } } };

export type VisitedCustomersQueryVariables = Exact<{
  kind: VisitKind;
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type VisitedCustomersQuery = { formVisitSalesCustomers: { customers: Array<{ custCode: string, name: string, city: string }>, info: { count: number } } };

export type CreateVisitMutationVariables = Exact<{
  input: FormVisitInput;
}>;


export type CreateVisitMutation = { createFormVisit: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeVisitMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: FormVisitInput;
}>;


export type ChangeVisitMutation = { updateFormVisit: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteVisitMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteVisitMutation = { deleteFormVisit: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RestoreVisitMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreVisitMutation = { restoreFormVisit: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RepeatOrdersQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  page: number;
  limit: number;
}>;


export type RepeatOrdersQuery = { orders: { asOf: string, orders: Array<{ order_no: string, createdAt: string, custPoNo: string | null, total_order: number, orderStatus: { description: string }, details: Array<{ article: string, description: string, order_qty: number, uom: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ShownUserFragment = { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null };

export type UserChoicesFragment = { groupRoles: Array<{ id: string, description: string, mayGive: boolean, missingPermission: string | null, roles: Array<{ id: string, description: string }> }>, languages: Array<{ id: string, description: string }>, sorgs: Array<{ sorg: string, name: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type AccessUsersQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  role?: string | number | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
  sort?: UserSort | null | undefined;
  groupRoleIds?: Array<string | number> | string | number | null | undefined;
  limitations?: Array<UserLimitation> | UserLimitation | null | undefined;
  sorg?: string | null | undefined;
  customer?: string | null | undefined;
  state?: UserState | null | undefined;
}>;


export type AccessUsersQuery = { usersV2: { asOf: string, users: Array<{ emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null }>, info: { page: number, limit: number, count: number, more: boolean, pageTotal: number } } };

export type NewUserDataQueryVariables = Exact<{
  us?: boolean | null | undefined;
}>;


export type NewUserDataQuery = { createData: { groupRoles: Array<{ id: string, description: string, mayGive: boolean, missingPermission: string | null, roles: Array<{ id: string, description: string }> }>, languages: Array<{ id: string, description: string }>, sorgs: Array<{ sorg: string, name: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> } };

export type UserDataQueryVariables = Exact<{
  id: string | number;
  us?: boolean | null | undefined;
}>;


export type UserDataQuery = { editData: { user: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, groupRoles: Array<{ id: string, description: string, mayGive: boolean, missingPermission: string | null, roles: Array<{ id: string, description: string }> }>, languages: Array<{ id: string, description: string }>, sorgs: Array<{ sorg: string, name: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> } | null };

export type AreaCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  sorgs?: Array<string> | string | null | undefined;
  page: number;
  limit: number;
}>;


export type AreaCustomersQuery = { customers: { customers: Array<{ custName: string, custCity: string, custCode: { unified: string, r3: string, isr: string | null }, custAreas: Array<{ sorg: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type CreateAccessUserMutationVariables = Exact<{
  user: UserInput;
  userAreas: Array<UserAreaInput> | UserAreaInput;
  invite?: boolean | null | undefined;
}>;


export type CreateAccessUserMutation = { createUser: { link: string | null, record: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeAccessUserMutationVariables = Exact<{
  id: string | number;
  version: number;
  user: UserInput;
  userAreas: Array<UserAreaInput> | UserAreaInput;
}>;


export type ChangeAccessUserMutation = { updateUser: { record: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeactivateUserMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeactivateUserMutation = { deleteUser: { record: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ResetSecondFactorMutationVariables = Exact<{
  userId: string | number;
  reason: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RestoreUserMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreUserMutation = { restoreUser: { record: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangedUserFragment = { record: { emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, areaCount: number, areasElsewhere: number, lastLoginAt: string | null, version: number, id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, language: { id: string, description: string } | null, groupRole: { id: string, description: string } | null, roles: Array<{ id: string, description: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string, customerName: string | null }>, contentTargetMarkets: Array<{ id: string, marketName: string }>, secondFactor: { passkeys: number, hasAuthenticator: boolean, recoveryCodes: number } | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> };

export type NotificationsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type NotificationsQuery = { notifications: { unread: number, notifications: Array<{ id: string, kind: string, createdAt: string, read: boolean, restock: { article_code: string, article_code_display: string, name: string, category: ProductCategory, slug: string, image: string | null, qty: number, arrived: number | null, asked: number, customer: string } | null, order: { event: string, orderNumber: string, customer: string, count: number, changes: Array<{ position: number, article: string, description: string, answer: { action: OpenOrderAction, date: string | null, granted: boolean } | null, expectedDate: { before: string | null, after: string | null } | null, price: { before: number, after: number } | null, status: { before: string, after: string } | null, replacedBy: { article_code_display: string, name: string } | null }> } | null, invoice: { event: string, customer: string, count: number, amount: number, dueDate: string | null, dunningLevel: number, invoiceNos: Array<string> } | null, payment: { event: string, externalId: string, customer: string, amount: number, expiredDate: string } | null, registration: { event: string, customer: string, count: number, deadline: string, frameNumbers: Array<string> } | null, claim: { event: string, id: string, referenceNo: string, customer: string, article: string, qty: number, approvedQty: number | null } | null, news: { id: string, title: string, mustRead: boolean } | null, download: { event: string, id: string, fileName: string } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { notifications: { unread: number } };

export type RestockSubscriptionsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type RestockSubscriptionsQuery = { restockSubscriptions: { subscriptions: Array<{ article_code: string, article_code_display: string, sorg: string, name: string, category: ProductCategory, slug: string, image: string | null, qty: number, customer: string, customerName: string, createdAt: string, toldAt: string | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { publicKey: string, devices: number, quietHours: { from: string, to: string, timeZone: string } | null, pushDevices: Array<{ name: string, since: string, toldAt: string | null }>, preferences: Array<{ kind: string, push: boolean, email: NotificationMail }> } };

export type SubscribeRestockedNotificationMutationVariables = Exact<{
  articleCode: string;
  sorg: string;
  qty: number;
}>;


export type SubscribeRestockedNotificationMutation = { subscribeRestockedNotification: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UnsubscribeRestockedNotificationMutationVariables = Exact<{
  articleCode: string;
  sorg: string;
}>;


export type UnsubscribeRestockedNotificationMutation = { unsubscribeRestockedNotification: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SendTestNotificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestNotificationMutation = { sendTestNotification: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateQuietHoursMutationVariables = Exact<{
  quietHours?: QuietHoursInput | null | undefined;
}>;


export type UpdateQuietHoursMutation = { updateQuietHours: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateNotificationPreferenceMutationVariables = Exact<{
  kind: string;
  push: boolean;
  email: NotificationMail;
}>;


export type UpdateNotificationPreferenceMutation = { updateNotificationPreference: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ProductCardFragment = { old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } };

export type ProductGroupCardFragment = { id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, starting_retail: number | null, image: string | null, isNew: boolean, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, hit: { article_code: string, image: string | null, frameSize: string | null, wheelSize: string | null, color: { name: string } | null, price: { dealer: number | null, retail: number | null } } | null };

export type ProductRowsFragment = { without: Array<string> | null, asOf: string, version: string, products: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { page: number, limit: number, count: number, pageTotal: number } };

export type ProductGroupRowsFragment = { without: Array<string> | null, asOf: string, version: string, productGroups: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, starting_retail: number | null, image: string | null, isNew: boolean, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, hit: { article_code: string, image: string | null, frameSize: string | null, wheelSize: string | null, color: { name: string } | null, price: { dealer: number | null, retail: number | null } } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } };

export type FilterOptionsFragment = { count: number, categories: Array<{ value: string, label: string, count: number }>, promotions: Array<{ value: string, label: string, count: number }>, brands: Array<{ value: string, label: string, count: number }>, models: Array<{ value: string, label: string, count: number }>, series: Array<{ value: string, label: string, count: number }>, frameSizes: Array<{ value: string, label: string, count: number }>, wheelSizes: Array<{ value: string, label: string, count: number }>, merchandiseCategories: Array<{ value: string, label: string, count: number, image: string | null }>, bikeCategories: Array<{ value: string, label: string, count: number, image: string | null }>, articleTags: Array<{ value: string, label: string, count: number }>, price: { from: number, to: number } | null };

export type ProductsQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
}>;


export type ProductsQuery = { products: { without: Array<string> | null, asOf: string, version: string, products: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ProductGroupsQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
}>;


export type ProductGroupsQuery = { productGroups: { without: Array<string> | null, asOf: string, version: string, productGroups: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, starting_retail: number | null, image: string | null, isNew: boolean, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, hit: { article_code: string, image: string | null, frameSize: string | null, wheelSize: string | null, color: { name: string } | null, price: { dealer: number | null, retail: number | null } } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type FilterQueryVariables = Exact<{
  filter: ProductFilterInput;
  unit: CountUnit;
}>;


export type FilterQuery = { filter: { count: number, categories: Array<{ value: string, label: string, count: number }>, promotions: Array<{ value: string, label: string, count: number }>, brands: Array<{ value: string, label: string, count: number }>, models: Array<{ value: string, label: string, count: number }>, series: Array<{ value: string, label: string, count: number }>, frameSizes: Array<{ value: string, label: string, count: number }>, wheelSizes: Array<{ value: string, label: string, count: number }>, merchandiseCategories: Array<{ value: string, label: string, count: number, image: string | null }>, bikeCategories: Array<{ value: string, label: string, count: number, image: string | null }>, articleTags: Array<{ value: string, label: string, count: number }>, price: { from: number, to: number } | null } };

export type ProductsAndFilterQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
  unit: CountUnit;
}>;


export type ProductsAndFilterQuery = { products: { without: Array<string> | null, asOf: string, version: string, products: Array<{ old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { page: number, limit: number, count: number, pageTotal: number } }, filter: { count: number, categories: Array<{ value: string, label: string, count: number }>, promotions: Array<{ value: string, label: string, count: number }>, brands: Array<{ value: string, label: string, count: number }>, models: Array<{ value: string, label: string, count: number }>, series: Array<{ value: string, label: string, count: number }>, frameSizes: Array<{ value: string, label: string, count: number }>, wheelSizes: Array<{ value: string, label: string, count: number }>, merchandiseCategories: Array<{ value: string, label: string, count: number, image: string | null }>, bikeCategories: Array<{ value: string, label: string, count: number, image: string | null }>, articleTags: Array<{ value: string, label: string, count: number }>, price: { from: number, to: number } | null } };

export type ProductGroupsAndFilterQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
  unit: CountUnit;
}>;


export type ProductGroupsAndFilterQuery = { productGroups: { without: Array<string> | null, asOf: string, version: string, productGroups: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, starting_retail: number | null, image: string | null, isNew: boolean, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, hit: { article_code: string, image: string | null, frameSize: string | null, wheelSize: string | null, color: { name: string } | null, price: { dealer: number | null, retail: number | null } } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } }, filter: { count: number, categories: Array<{ value: string, label: string, count: number }>, promotions: Array<{ value: string, label: string, count: number }>, brands: Array<{ value: string, label: string, count: number }>, models: Array<{ value: string, label: string, count: number }>, series: Array<{ value: string, label: string, count: number }>, frameSizes: Array<{ value: string, label: string, count: number }>, wheelSizes: Array<{ value: string, label: string, count: number }>, merchandiseCategories: Array<{ value: string, label: string, count: number, image: string | null }>, bikeCategories: Array<{ value: string, label: string, count: number, image: string | null }>, articleTags: Array<{ value: string, label: string, count: number }>, price: { from: number, to: number } | null } };

export type BikeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BikeCategoriesQuery = { bikeCategories: Array<{ id: string, wording: string, mcIds: Array<string>, type: string }> };

export type ProductDetailsQueryVariables = Exact<{
  slug: string;
}>;


export type ProductDetailsQuery = { productDetailsV2: { id: string, slug: string, name: string, category: ProductCategory, brand: string, model: string, serie: string, model_year: number | null, description: string, image: string | null, asOf: string, specs: Array<{ name: string, value: string }>, items: Array<{ restockNotification: boolean, old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, related: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, starting_retail: number | null, image: string | null, isNew: boolean, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, hit: { article_code: string, image: string | null, frameSize: string | null, wheelSize: string | null, color: { name: string } | null, price: { dealer: number | null, retail: number | null } } | null }> } | null };

export type ProductStockQueryVariables = Exact<{
  slug: string;
}>;


export type ProductStockQuery = { productStock: Array<{ article_code: string, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, warehouses: Array<{ warehouse: string, qty: number, masked: boolean }>, arrivals: Array<{ date: string, qty: number | null, mask: boolean }> }> };

export type SearchHitsQueryVariables = Exact<{
  search: string;
}>;


export type SearchHitsQuery = { searchHits: Array<{ kind: SearchKind, articles: number, models: number }> };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
  category?: ProductCategory | null | undefined;
  limit: number;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ name: string, article_code: string, suggestion: string, slug: string, category: ProductCategory }> };

export type GroupsetsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
}>;


export type GroupsetsQuery = { groupsets: { asOf: string, groupsets: Array<{ id: string, name: string, brand: string, serie: string, slug: string, image: string | null, total: number | null, items: Array<{ qty: number, product: { old_code: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, isNew: boolean, article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, promotion: { code: string, qty: number, term: string, type: string, value: number } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ShipTosQueryVariables = Exact<{ [key: string]: never; }>;


export type ShipTosQuery = { shiptoV2: Array<{ id: string, name: string, address: string, postalCode: string, city: string, country: string }> };

export type LastOrderChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type LastOrderChoicesQuery = { lastOrderChoices: { shipTo: string, rateId: string, paymentId: string } | null };

export type ShipmentRatesQueryVariables = Exact<{
  cartItems: Array<CartProductInput> | CartProductInput;
  merchant: string;
  lineDates?: Array<LineDateInput> | LineDateInput | null | undefined;
}>;


export type ShipmentRatesQuery = { customerShipmentRates: Array<{ id: string, name: string, merchant: string, price: number, benefit: number, splitExtra: number, freeFrom: number | null, days: number }> };

export type ClosedDaysQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ClosedDaysQuery = { closedDays: Array<string> };

export type PaymentsQueryVariables = Exact<{
  sorg: string;
}>;


export type PaymentsQuery = { payments: Array<{ id: string, type: string, desc: string, paymentDiscount: number }> };

export type CheckoutMutationVariables = Exact<{
  products: Array<CheckoutProductInput> | CheckoutProductInput;
  shipto?: string | null | undefined;
  request_delivery_date?: string | null | undefined;
  shipments: Array<CheckoutShipmentInput> | CheckoutShipmentInput;
  paymentId?: string | null | undefined;
  custPoNo?: string | null | undefined;
  notes?: string | null | undefined;
  intent?: boolean | null | undefined;
}>;


export type CheckoutMutation = { checkout: { orders: Array<{ order_no: string }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateProfileUserMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileUserMutation = { updateProfileUser: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type OpenLineFragment = { soNumber: string | null, orderNumber: string, position: number, orderType: string, poNumber: string | null, createdAt: string, requestDeliveryDate: string | null, expectedDeliveryDate: string | null, article_code: string, article_code_display: string, articleDescription: string, slug: string | null, productCategory: ProductCategory | null, image: string | null, qty: number, price: number, subTotal: number, uom: string, status: string, createdBy: string, notes: string | null, shipTo: string, modelYear: number | null, freeShipmentOn: string | null, actions: Array<OpenOrderAction>, shipToDetail: { address: string }, replacedBy: { article_code: string, article_code_display: string, name: string } | null, wish: { action: OpenOrderAction, date: string | null, createdAt: string } | null };

export type OpenOrdersQueryVariables = Exact<{
  filter: OpenOrderFilterInput;
  page: number;
  limit: number;
}>;


export type OpenOrdersQuery = { openOrderV4: { asOf: string, companies: Array<{ companyCode: string, companyName: string, orders: Array<{ soNumber: string | null, orderNumber: string, position: number, orderType: string, poNumber: string | null, createdAt: string, requestDeliveryDate: string | null, expectedDeliveryDate: string | null, article_code: string, article_code_display: string, articleDescription: string, slug: string | null, productCategory: ProductCategory | null, image: string | null, qty: number, price: number, subTotal: number, uom: string, status: string, createdBy: string, notes: string | null, shipTo: string, modelYear: number | null, freeShipmentOn: string | null, actions: Array<OpenOrderAction>, shipToDetail: { address: string }, replacedBy: { article_code: string, article_code_display: string, name: string } | null, wish: { action: OpenOrderAction, date: string | null, createdAt: string } | null }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ChangeOpenOrderMutationVariables = Exact<{
  orderNumber: string;
  position: number;
  action: OpenOrderAction;
  date?: string | null | undefined;
}>;


export type ChangeOpenOrderMutation = { changeOpenOrder: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreditInformationQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditInformationQuery = { creditInformation: { asOf: string, companies: Array<{ code: string, name: string, decides: boolean, reasonBlocked: string | null, creditLimit: number | null, balance: number | null, openInvoice: number, openDo: number, consignment: number, creditExposure: number, openOrders: number, marketingTarget: { target: number, achieved: number } | null }> } };

export type MaterialsWithFilesQueryVariables = Exact<{
  hashes: Array<string> | string;
  page: number;
  limit: number;
}>;


export type MaterialsWithFilesQuery = { marketingMaterials: { marketingMaterials: Array<{ id: string, title: string, state: ContentState, hashes: Array<string> }>, info: { count: number } } };

export type CreateMarketingMaterialsMutationVariables = Exact<{
  input: MarketingMaterialsInput;
}>;


export type CreateMarketingMaterialsMutation = { createMarketingMaterials: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type WriterSalesDocumentFragment = { id: string, version: number, type: SalesDocumentType, title: string, language: string | null, state: ContentState, validFrom: string, validTo: string, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type WrittenSalesDocumentFragment = { id: string, version: number, type: SalesDocumentType, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, subtitle: string, body: string }>, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> };

export type WrittenSalesDocumentGroupFragment = { id: string, version: number, name: string, totalDocuments: number, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type WrittenSalesDocumentListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: SalesDocumentFilterInput | null | undefined;
  sort?: Array<SalesDocumentSort> | SalesDocumentSort | null | undefined;
}>;


export type WrittenSalesDocumentListQuery = { salesDocuments: { asOf: string, salesDocuments: Array<{ id: string, version: number, type: SalesDocumentType, title: string, language: string | null, state: ContentState, validFrom: string, validTo: string, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string, marketName: string }> }>, info: { count: number } } };

export type WrittenSalesDocumentItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenSalesDocumentItemQuery = { salesDocument: { id: string, version: number, type: SalesDocumentType, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, subtitle: string, body: string }>, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null };

export type WrittenSalesDocumentGroupListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: SalesDocumentGroupFilterInput | null | undefined;
  sort?: Array<SalesDocumentGroupSort> | SalesDocumentGroupSort | null | undefined;
}>;


export type WrittenSalesDocumentGroupListQuery = { salesDocumentGroups: { asOf: string, salesDocumentGroups: Array<{ id: string, version: number, name: string, totalDocuments: number, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> }>, info: { count: number } } };

export type WrittenSalesDocumentGroupItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenSalesDocumentGroupItemQuery = { salesDocumentGroup: { id: string, version: number, name: string, totalDocuments: number, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> } | null };

export type CreateSalesDocumentMutationVariables = Exact<{
  input: SalesDocumentInput;
}>;


export type CreateSalesDocumentMutation = { createSalesDocument: { record: { id: string, version: number, type: SalesDocumentType, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, subtitle: string, body: string }>, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateSalesDocumentMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: SalesDocumentInput;
}>;


export type UpdateSalesDocumentMutation = { updateSalesDocument: { record: { id: string, version: number, type: SalesDocumentType, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, subtitle: string, body: string }>, salesDocumentGroup: { id: string, name: string } | null, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteSalesDocumentMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteSalesDocumentMutation = { deleteSalesDocument: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RestoreSalesDocumentMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreSalesDocumentMutation = { restoreSalesDocument: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreateSalesDocumentGroupMutationVariables = Exact<{
  input: SalesDocumentGroupInput;
}>;


export type CreateSalesDocumentGroupMutation = { createSalesDocumentGroup: { record: { id: string, version: number, name: string, totalDocuments: number, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateSalesDocumentGroupMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: SalesDocumentGroupInput;
}>;


export type UpdateSalesDocumentGroupMutation = { updateSalesDocumentGroup: { record: { id: string, version: number, name: string, totalDocuments: number, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string }>, contentTargetMarkets: Array<{ id: string, marketName: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteSalesDocumentGroupMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteSalesDocumentGroupMutation = { deleteSalesDocumentGroup: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ManagedProductsQueryVariables = Exact<{
  sorg: string;
  filter: ProductFilterInput;
  state: ManagedState;
  page: number;
  limit: number;
}>;


export type ManagedProductsQuery = { managedProducts: { products: Array<{ articleCode: string, article_code_display: string, sorg: string, name: string, brand: string, category: ProductCategory, slug: string, now: { orderFlag: boolean, newFrom: string | null, newTo: string | null, active: boolean }, fed: { orderFlag: boolean, newFrom: string | null, newTo: string | null, active: boolean }, override: { version: string, at: string, by: string, orderFlag: boolean | null, newArrival: boolean, inactive: boolean, deletedAt: string | null } | null }>, info: { count: number } } };

export type AttributesFragment = { orderFlag: boolean, newFrom: string | null, newTo: string | null, active: boolean };

export type UpdateProductAttributesMutationVariables = Exact<{
  products: Array<ProductAttributesInput> | ProductAttributesInput;
}>;


export type UpdateProductAttributesMutation = { updateProductAttributes: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteProductsMutationVariables = Exact<{
  products: Array<ManagedProductInput> | ManagedProductInput;
  restore: boolean;
}>;


export type DeleteProductsMutation = { deleteProducts: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type EffectSideFragment = { users: number, permissions: Array<string>, first: Array<{ id: string, username: string, name: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> };

export type RoleEffectQueryVariables = Exact<{
  id: string | number;
  permissions: Array<string | number> | string | number;
}>;


export type RoleEffectQuery = { roleEffect: { losing: { users: number, permissions: Array<string>, first: Array<{ id: string, username: string, name: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }, gaining: { users: number, permissions: Array<string>, first: Array<{ id: string, username: string, name: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> } } | null };

export type GroupRoleEffectQueryVariables = Exact<{
  id: string | number;
  roles: Array<string | number> | string | number;
}>;


export type GroupRoleEffectQuery = { groupRoleEffect: { losing: { users: number, permissions: Array<string>, first: Array<{ id: string, username: string, name: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> }, gaining: { users: number, permissions: Array<string>, first: Array<{ id: string, username: string, name: string }>, pages: Array<{ name: string, path: string }>, operations: Array<{ name: string, kind: ProtectedOperationKind }> } } | null };

export type RegisteredFramesQueryVariables = Exact<{
  page: number;
  limit: number;
  type?: RetailSaleType | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  custCode?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  sort?: Array<RegisteredFrameSort> | RegisteredFrameSort | null | undefined;
}>;


export type RegisteredFramesQuery = { registeredFrames: { asOf: string, frames: Array<{ id: string, soldDate: string, frameNumber: string, articleCode: string, oldCode: string | null, articleDescription: string, custCode: string, dealerName: string, createdAt: string, nonRetail: boolean, status: string, reason: string | null, salesChannel: SalesChannel, documentNo: string | null, postalCode: string, warrantyUntil: string | null, deletedAt: string | null, customer: { name: string, phone: string, address: string, city: string, email: string, consent: string | null } | null, serials: Array<{ kind: SerialKind, value: string }>, cardMail: { state: CardMailState, at: string } | null }>, counts: Array<{ status: string, count: number, more: boolean }>, info: { count: number, more: boolean } } };

export type RegisterFrameMutationVariables = Exact<{
  frameNumber: string;
  soldDate: string;
  useAccountData: boolean;
  customer?: FrameConsumerInput | null | undefined;
  dealer?: string | null | undefined;
  saleId: string | number;
  articleCode?: string | null | undefined;
  serials?: Array<SerialInput> | SerialInput | null | undefined;
  postalCode?: string | null | undefined;
  documentNo?: string | null | undefined;
  salesChannel?: SalesChannel | null | undefined;
  consent?: string | null | undefined;
  confirmed?: Array<string> | string | null | undefined;
  reason?: string | null | undefined;
  keepConsumer?: boolean | null | undefined;
}>;


export type RegisterFrameMutation = { registerFrameV4: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteFrameMutationVariables = Exact<{
  frameNumber: string;
  type?: RetailSaleType | null | undefined;
  saleId?: string | number | null | undefined;
}>;


export type DeleteFrameMutation = { deleteFrame: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ResendFrameMutationVariables = Exact<{
  saleId: string | number;
}>;


export type ResendFrameMutation = { resendFrame: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SendWarrantyCardMutationVariables = Exact<{
  saleId: string | number;
}>;


export type SendWarrantyCardMutation = { sendWarrantyCard: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UploadRetailSalesMutationVariables = Exact<{
  rows: Array<RetailSaleRow> | RetailSaleRow;
  dryRun: boolean;
  acceptOthers: boolean;
  uploadId?: string | number | null | undefined;
  fileName?: string | null | undefined;
}>;


export type UploadRetailSalesMutation = { uploadRetailSales: { rows: Array<{ line: number, outcome: UploadOutcome, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ConsumerAccountsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type ConsumerAccountsQuery = { accountPolygonBikesDatas: { asOf: string, accounts: Array<{ id: string, name: string, phone: string, email: string, city: string, frameNumber: string, purchaseDate: string | null, status: string, soldDate: string | null }>, info: { count: number } } };

export type UploadConsumerAccountsMutationVariables = Exact<{
  rows: Array<ConsumerAccountRow> | ConsumerAccountRow;
  dryRun: boolean;
}>;


export type UploadConsumerAccountsMutation = { uploadAccountPolygonbikes: { rows: Array<{ line: number, outcome: UploadOutcome, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type TakeOverAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type TakeOverAccountMutation = { updateAccountPolygonBikes: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ConsumerRecordsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
  sort?: Array<ConsumerRecordSort> | ConsumerRecordSort | null | undefined;
}>;


export type ConsumerRecordsQuery = { consumerRecords: { asOf: string, records: Array<{ id: string, kind: ConsumerRecordKind, name: string, email: string, phone: string, address: string, city: string, postalCode: string, frameNumber: string, articleDescription: string | null, boughtOn: string | null, dealerName: string | null, documentNo: string | null, warrantyUntil: string | null, consent: string | null, consentAt: string | null, createdAt: string, serials: Array<{ kind: SerialKind, value: string }> }>, info: { count: number } } };

export type EraseConsumersMutationVariables = Exact<{
  records: Array<string | number> | string | number;
  reason: string;
}>;


export type EraseConsumersMutation = { eraseConsumers: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RefusedSalesQueryVariables = Exact<{
  custCode: string;
}>;


export type RefusedSalesQuery = { registeredFrames: { asOf: string, counts: Array<{ status: string, count: number }> } };

export type UserSessionsQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserSessionsQuery = { userSessions: Array<{ id: string, device: string, network: string, host: string, startedAt: string, lastUsedAt: string, viewedBy: string | null }> };

export type EndUserSessionMutationVariables = Exact<{
  userId: string | number;
  id: string | number;
}>;


export type EndUserSessionMutation = { endUserSession: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type EndUserSessionsMutationVariables = Exact<{
  userId: string | number;
}>;


export type EndUserSessionsMutation = { endUserSessions: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type BonusOutlookQueryVariables = Exact<{
  year?: number | null | undefined;
  quarter?: number | null | undefined;
  brand?: string | null | undefined;
}>;


export type BonusOutlookQuery = { bonusOutlook: { brands: Array<string>, today: string, asOf: string, agreements: Array<{ id: string, name: string, brand: string | null, category: ProductCategory | null, from: string, to: string, basis: BonusBasis, appliesTo: BonusAppliesTo, combines: boolean, rewardType: BonusRewardType, arrearsDays: number | null, active: boolean, steps: Array<{ threshold: number, reward: number }>, sums: { value: number, quantity: number, points: number }, arrears: { payBy: string, amount: number, invoices: number, isLate: boolean } | null }> } };

export type BonusPurchasesQueryVariables = Exact<{
  year: number;
  quarter?: number | null | undefined;
  brand?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type BonusPurchasesQuery = { b2bPurchasesV3: { asOf: string, purchases: Array<{ invoiceDate: string, invoiceNumber: string, position: number, articleDescription: string, brandId: string, articleCode: string, quantity: number, point: number | null, pointValue: number | null, subTotal: number, reason: BonusReason }>, sums: { quantity: number, subTotal: number, counted: number, point: number, value: number }, info: { count: number } } };

export type BonusRetailSalesQueryVariables = Exact<{
  year: number;
  quarter?: number | null | undefined;
  brand?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type BonusRetailSalesQuery = { retailSalesV2: { point: number, asOf: string, sales: Array<{ id: string, inputDate: string, frameNumber: string, class: string | null, point: number | null, quarter: number }>, info: { count: number } } };

export type BonusOnTimePaymentQueryVariables = Exact<{
  year: number;
  quarter?: number | null | undefined;
}>;


export type BonusOnTimePaymentQuery = { onTimePaymentV2: { asOf: string, quarters: Array<{ quarter: number, invoices: number, paidInTime: number, amount: number, amountInTime: number, share: number | null, points: number | null }> } };

export type BonusDealerSalesQueryVariables = Exact<{
  year: number;
  quarter?: number | null | undefined;
  brand?: string | null | undefined;
}>;


export type BonusDealerSalesQuery = { totalDealerSales: { amount: number, lastYear: number, target: number | null, asOf: string, reached: { threshold: number, reward: number } | null, next: { threshold: number, reward: number } | null, quarters: Array<{ quarter: number, amount: number, lastYear: number, stated: number | null }> } };

export type BonusVerificationQueryVariables = Exact<{
  year: number;
}>;


export type BonusVerificationQuery = { verificationPercentages: Array<{ quarter: number, value: number }> };

export type ClaimStatusFieldsFragment = { id: string, description: string, category: ClaimStatusCategory, sorting: number };

export type ListedClaimFragment = { id: string, referenceNo: string | null, productCategory: ProductCategory, custCode: string, custName: string, custCategory: string, waitsForMe: boolean, isOwn: boolean, frameNumber: string, qty: number, brandName: string, createdAt: string, statusAt: string, status: { id: string, description: string, category: ClaimStatusCategory, sorting: number }, article: { codeDisplay: string | null, description: string } };

export type ClaimPaperFragment = { id: string, no: number, url: string, title: string, file: { id: string, name: string, bytes: number, type: string } };

export type ShownClaimFragment = { erpNo: string | null, dealerNo: string, approvedQty: number | null, description: string, doNo: string | null, purchaseDate: string | null, isNotAWarranty: boolean, reasonRejection: string | null, reason: string, sentAt: string | null, createdBy: string, version: number, deliveredOn: string | null, id: string, referenceNo: string | null, productCategory: ProductCategory, custCode: string, custName: string, custCategory: string, waitsForMe: boolean, isOwn: boolean, frameNumber: string, qty: number, brandName: string, createdAt: string, statusAt: string, problems: Array<{ id: string | null, part: string, description: string, notes: string }>, docs: Array<{ docType: string, url: string | null, file: { id: string, name: string, bytes: number, type: string } }>, additionalDocuments: Array<{ id: string, no: number, url: string, title: string, file: { id: string, name: string, bytes: number, type: string } }>, creditNote: { no: string, date: string | null, amount: number | null, currency: string } | null, deliveryOrders: Array<{ doNumber: string, date: string | null, qty: number | null }>, stolenBike: { stolen: boolean, since: string | null, source: string, reference: string, isOurs: boolean, lookalike: string | null, link: string | null } | null, recallFrames: Array<{ id: string, title: string, measure: string, since: string, link: string | null, done: boolean, state: string | null, taskId: string | null }>, pdi: { id: string, inspectedOn: string, mechanic: string } | null, sold: { saleId: string | null, soldDate: string, nonRetail: boolean, warrantyUntil: string | null } | null, histories: Array<{ reason: string, approvedQty: number | null, isNotAWarranty: boolean, by: string, at: string, from: { id: string, description: string, category: ClaimStatusCategory, sorting: number } | null, to: { id: string, description: string, category: ClaimStatusCategory, sorting: number } }>, comments: Array<{ id: string, comment: string, internal: boolean, displayName: string, createdAt: string, isOwn: boolean, createdBy: string }>, status: { id: string, description: string, category: ClaimStatusCategory, sorting: number }, article: { codeDisplay: string | null, description: string } };

export type ClaimsQueryVariables = Exact<{
  status?: string | number | null | undefined;
  productCategory?: ProductCategory | null | undefined;
  brand?: string | null | undefined;
  custCode?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  waitingForMe?: boolean | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  sort?: Array<ClaimSort> | ClaimSort | null | undefined;
}>;


export type ClaimsQuery = { claimsV3: { waiting: number, brands: Array<string>, asOf: string, claims: Array<{ id: string, referenceNo: string | null, productCategory: ProductCategory, custCode: string, custName: string, custCategory: string, waitsForMe: boolean, isOwn: boolean, frameNumber: string, qty: number, brandName: string, createdAt: string, statusAt: string, status: { id: string, description: string, category: ClaimStatusCategory, sorting: number }, article: { codeDisplay: string | null, description: string } }>, counts: Array<{ statusId: string, count: number }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ClaimDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimDetailQuery = { claimV2: { erpNo: string | null, dealerNo: string, approvedQty: number | null, description: string, doNo: string | null, purchaseDate: string | null, isNotAWarranty: boolean, reasonRejection: string | null, reason: string, sentAt: string | null, createdBy: string, version: number, deliveredOn: string | null, id: string, referenceNo: string | null, productCategory: ProductCategory, custCode: string, custName: string, custCategory: string, waitsForMe: boolean, isOwn: boolean, frameNumber: string, qty: number, brandName: string, createdAt: string, statusAt: string, problems: Array<{ id: string | null, part: string, description: string, notes: string }>, docs: Array<{ docType: string, url: string | null, file: { id: string, name: string, bytes: number, type: string } }>, additionalDocuments: Array<{ id: string, no: number, url: string, title: string, file: { id: string, name: string, bytes: number, type: string } }>, creditNote: { no: string, date: string | null, amount: number | null, currency: string } | null, deliveryOrders: Array<{ doNumber: string, date: string | null, qty: number | null }>, stolenBike: { stolen: boolean, since: string | null, source: string, reference: string, isOurs: boolean, lookalike: string | null, link: string | null } | null, recallFrames: Array<{ id: string, title: string, measure: string, since: string, link: string | null, done: boolean, state: string | null, taskId: string | null }>, pdi: { id: string, inspectedOn: string, mechanic: string } | null, sold: { saleId: string | null, soldDate: string, nonRetail: boolean, warrantyUntil: string | null } | null, histories: Array<{ reason: string, approvedQty: number | null, isNotAWarranty: boolean, by: string, at: string, from: { id: string, description: string, category: ClaimStatusCategory, sorting: number } | null, to: { id: string, description: string, category: ClaimStatusCategory, sorting: number } }>, comments: Array<{ id: string, comment: string, internal: boolean, displayName: string, createdAt: string, isOwn: boolean, createdBy: string }>, status: { id: string, description: string, category: ClaimStatusCategory, sorting: number }, article: { codeDisplay: string | null, description: string } } | null };

export type ClaimConsumerQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimConsumerQuery = { claimV2: { consumer: { name: string, phone: string, city: string, address: string, email: string } } | null };

export type ClaimDealerQueryVariables = Exact<{
  custCode: string;
}>;


export type ClaimDealerQuery = { dealerInformation: { r3: string, isr: string | null, address: string, postalCode: string, city: string, phone: string, email: string, salesPerson: string | null } | null };

export type ClaimsToDoQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimsToDoQuery = { claimsV3: { waiting: number } };

export type ClaimRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimRulesQuery = { claimStatus: Array<{ id: string, description: string, category: ClaimStatusCategory, sorting: number }>, claimUserCapabilities: Array<{ productCategory: ProductCategory | null, custCategory: string | null, fromStatusId: string, toStatusId: string }> };

export type ClaimedBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimedBrandsQuery = { claimBrandsV2: Array<{ brand: string, files: Array<string>, decidedInDays: number | null }> };

export type ChangeClaimStatusMutationVariables = Exact<{
  id?: string | number | null | undefined;
  ids?: Array<string | number> | string | number | null | undefined;
  status: string | number;
  from?: string | number | null | undefined;
  reason?: string | null | undefined;
  approvedQty?: number | null | undefined;
  isNotAWarranty?: boolean | null | undefined;
  photos?: Array<string | number> | string | number | null | undefined;
}>;


export type ChangeClaimStatusMutation = { updateClaimStatus: { results: Array<{ id: string, userErrors: Array<{ field: string, code: string, message: string }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AddClaimCommentMutationVariables = Exact<{
  id: string | number;
  comment: string;
  isInternal?: boolean | null | undefined;
}>;


export type AddClaimCommentMutation = { createClaimComment: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AddClaimPaperMutationVariables = Exact<{
  claimId: string | number;
  additionalDocument: string | number;
  title?: string | null | undefined;
}>;


export type AddClaimPaperMutation = { createClaimAdditionalDocument: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteClaimPaperMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteClaimPaperMutation = { deleteClaimAdditionalDocument: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type KeptSalesDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type KeptSalesDocumentQuery = { salesDocument: { title: string, changedAt: string, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> } | null };

export type KeptCategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type KeptCategoryQuery = { marketingMaterialCategoryView: { title: string } | null };

export type KeptCategoryPicturesQueryVariables = Exact<{
  id: string | number;
  page: number;
  limit: number;
}>;


export type KeptCategoryPicturesQuery = { marketingMaterialsByCategory: { marketingMaterials: Array<{ id: string, placeholderFile: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }>, info: { count: number } } };

export type ThirdPartyProductFragment = { articleCode: string, description: string, price: number, imageUrl: string | null, uomConverter: number, salesUnit: string, stock: number, openOrder: number, shippedOrder: number, vendor: { id: string, name: string }, deals: Array<{ qty: number, term: string, type: string, value: number }> };

export type ThirdPartyProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  withStock?: boolean | null | undefined;
  vendor?: string | number | null | undefined;
  page: number;
  limit: number;
}>;


export type ThirdPartyProductsQuery = { productThirdParties: { asOf: string, products: Array<{ articleCode: string, description: string, price: number, imageUrl: string | null, uomConverter: number, salesUnit: string, stock: number, openOrder: number, shippedOrder: number, vendor: { id: string, name: string }, deals: Array<{ qty: number, term: string, type: string, value: number }> }>, info: { count: number, more: boolean } } };

export type ThirdPartyProductsNowQueryVariables = Exact<{
  articles: Array<ThirdPartyArticleKey> | ThirdPartyArticleKey;
}>;


export type ThirdPartyProductsNowQuery = { productThirdParties: { products: Array<{ articleCode: string, description: string, price: number, imageUrl: string | null, uomConverter: number, salesUnit: string, stock: number, openOrder: number, shippedOrder: number, vendor: { id: string, name: string }, deals: Array<{ qty: number, term: string, type: string, value: number }> }> } };

export type OwnThirdPartyProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  vendor: string | number;
  page: number;
  limit: number;
}>;


export type OwnThirdPartyProductsQuery = { productThirdParties: { asOf: string, products: Array<{ active: boolean, imageSource: string | null, imageProblem: string | null, articleCode: string, description: string, price: number, imageUrl: string | null, uomConverter: number, salesUnit: string, stock: number, openOrder: number, shippedOrder: number, vendor: { id: string, name: string }, deals: Array<{ qty: number, term: string, type: string, value: number }> }>, info: { count: number, more: boolean } } };

export type ThirdPartyVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ThirdPartyVendorsQuery = { vendorThirdParties: Array<{ id: string, name: string, isOwn: boolean }> };

export type ThirdPartyPickupsQueryVariables = Exact<{
  vendorId: string | number;
}>;


export type ThirdPartyPickupsQuery = { custVendorThirdPartyAddress: Array<{ id: string, name: string, address: string, postalCode: string, city: string, country: string }> };

export type CheckoutThirdPartyMutationVariables = Exact<{
  shipment: Array<ThirdPartyShipmentInput> | ThirdPartyShipmentInput;
  products: Array<ThirdPartyLineInput> | ThirdPartyLineInput;
}>;


export type CheckoutThirdPartyMutation = { checkoutThirdPartyV2: { orders: Array<{ orderNo: string, vendorId: string }>, productErrors: Array<{ vendorId: string, articleCode: string, field: string, code: string, message: string, now: number | null }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ListedThirdPartyOrderFragment = { orderNo: string, status: ThirdPartyItemStatus, createdAt: string, totalOrder: number, custThirdParty: { name: string }, product: { description: string, vendor: { id: string, name: string } }, details: Array<{ articleCode: string }> };

export type ThirdPartyOrdersQueryVariables = Exact<{
  page: number;
  limit: number;
  filter: ThirdPartyOrderFilter;
}>;


export type ThirdPartyOrdersQuery = { orderThirdParties: { asOf: string, orders: Array<{ orderNo: string, status: ThirdPartyItemStatus, createdAt: string, totalOrder: number, custThirdParty: { name: string }, product: { description: string, vendor: { id: string, name: string } }, details: Array<{ articleCode: string }> }>, counts: Array<{ status: ThirdPartyItemStatus, count: number, more: boolean }>, info: { count: number, more: boolean } } };

export type IncomingThirdPartyOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type IncomingThirdPartyOrdersQuery = { orderThirdParties: { asOf: string, counts: Array<{ status: ThirdPartyItemStatus, count: number }> } };

export type ShownThirdPartyOrderFragment = { notes: string, reqDeliveryDate: string | null, isPickup: boolean, isVendor: boolean, isBuyer: boolean, orderNo: string, status: ThirdPartyItemStatus, createdAt: string, totalOrder: number, address: { name: string, address: string, postalCode: string, city: string, country: string }, details: Array<{ description: string, price: number, subtotal: number, orderQty: number, salesUnit: string, uomConverter: number, status: ThirdPartyItemStatus, statusAt: string, articleCode: string }>, custThirdParty: { name: string }, product: { description: string, vendor: { id: string, name: string } } };

export type ThirdPartyOrderQueryVariables = Exact<{
  orderNo: string | number;
}>;


export type ThirdPartyOrderQuery = { orderThirdParties: { asOf: string, orders: Array<{ notes: string, reqDeliveryDate: string | null, isPickup: boolean, isVendor: boolean, isBuyer: boolean, orderNo: string, status: ThirdPartyItemStatus, createdAt: string, totalOrder: number, address: { name: string, address: string, postalCode: string, city: string, country: string }, details: Array<{ description: string, price: number, subtotal: number, orderQty: number, salesUnit: string, uomConverter: number, status: ThirdPartyItemStatus, statusAt: string, articleCode: string }>, custThirdParty: { name: string }, product: { description: string, vendor: { id: string, name: string } } }> } };

export type UpdateStatusOrderItemThirdPartyMutationVariables = Exact<{
  orderNo: string | number;
  articleCode: string;
  status: ThirdPartyItemStatus;
  from?: ThirdPartyItemStatus | null | undefined;
}>;


export type UpdateStatusOrderItemThirdPartyMutation = { updateStatusOrderItemThirdParty: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UploadProductThirdPartiesMutationVariables = Exact<{
  vendorId: string | number;
  rows: Array<ThirdPartyProductRow> | ThirdPartyProductRow;
  dryRun: boolean;
}>;


export type UploadProductThirdPartiesMutation = { uploadProductThirdParties: { rows: Array<{ line: number, outcome: UploadOutcome, changes: Array<{ field: string, before: string, after: string }>, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UploadStockThirdPartiesMutationVariables = Exact<{
  vendorId: string | number;
  rows: Array<ThirdPartyStockRow> | ThirdPartyStockRow;
  dryRun: boolean;
}>;


export type UploadStockThirdPartiesMutation = { uploadStockThirdParties: { rows: Array<{ line: number, outcome: UploadOutcome, changes: Array<{ field: string, before: string, after: string }>, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ id: string, device: string, network: string, host: string, startedAt: string, lastUsedAt: string, current: boolean, viewedBy: string | null }> };

export type EndOwnSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndOwnSessionMutation = { endOwnSession: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type EndOtherOwnSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherOwnSessionsMutation = { endOtherOwnSessions: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ListedMarketingMaterialFragment = { id: string, type: MarketingMaterialType, title: string, language: string | null, articles: Array<string>, marketingMaterialCategoryId: string, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, placeholderFile: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }>, uploadAt: { date: string } };

export type ShownMarketingMaterialFragment = { body: string, tags: Array<string>, itemPerLine: number, id: string, type: MarketingMaterialType, title: string, language: string | null, articles: Array<string>, marketingMaterialCategoryId: string, changedAt: string, category: { id: string, title: string }, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, placeholderFile: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }>, uploadAt: { date: string } };

export type ListedMarketingMaterialCategoryFragment = { id: string, type: MarketingMaterialType, title: string, language: string | null, showChilds: boolean, totalChildren: number, totalMaterials: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, uploadAt: { date: string } | null };

export type MarketingMaterialTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketingMaterialTypesQuery = { marketing_material: { asOf: string, info: { count: number } }, brand_assets: { info: { count: number } } };

export type MarketingMaterialRootsQueryVariables = Exact<{
  page: number;
  limit: number;
  type: MarketingMaterialType;
}>;


export type MarketingMaterialRootsQuery = { marketingMaterialRootCategories: { asOf: string, marketingMaterialCategories: Array<{ id: string, type: MarketingMaterialType, title: string, language: string | null, showChilds: boolean, totalChildren: number, totalMaterials: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, uploadAt: { date: string } | null }>, info: { count: number } } };

export type MarketingMaterialCategoryQueryVariables = Exact<{
  id: string | number;
  type?: MarketingMaterialType | null | undefined;
}>;


export type MarketingMaterialCategoryQuery = { marketingMaterialCategoryView: { itemPerLine: number, id: string, type: MarketingMaterialType, title: string, language: string | null, showChilds: boolean, totalChildren: number, totalMaterials: number, changedAt: string, breadcrumb: Array<{ id: string, title: string }>, children: Array<{ id: string, type: MarketingMaterialType, title: string, language: string | null, showChilds: boolean, totalChildren: number, totalMaterials: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, uploadAt: { date: string } | null }>, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, uploadAt: { date: string } | null } | null };

export type MarketingMaterialChildrenQueryVariables = Exact<{
  id: string | number;
  page: number;
  limit: number;
}>;


export type MarketingMaterialChildrenQuery = { marketingMaterialCategoryChildren: { marketingMaterialCategories: Array<{ id: string, type: MarketingMaterialType, title: string, language: string | null, showChilds: boolean, totalChildren: number, totalMaterials: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, uploadAt: { date: string } | null }>, info: { count: number } } };

export type MarketingMaterialListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: MarketingMaterialFilterInput | null | undefined;
}>;


export type MarketingMaterialListQuery = { marketingMaterials: { asOf: string, marketingMaterials: Array<{ id: string, type: MarketingMaterialType, title: string, language: string | null, articles: Array<string>, marketingMaterialCategoryId: string, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, placeholderFile: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }>, uploadAt: { date: string } }>, info: { count: number } } };

export type MarketingMaterialQueryVariables = Exact<{
  id: string | number;
}>;


export type MarketingMaterialQuery = { marketingMaterial: { body: string, tags: Array<string>, itemPerLine: number, id: string, type: MarketingMaterialType, title: string, language: string | null, articles: Array<string>, marketingMaterialCategoryId: string, changedAt: string, category: { id: string, title: string }, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, placeholderFile: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }>, uploadAt: { date: string } } | null };

export type MarketingMaterialNeighboursQueryVariables = Exact<{
  id: string | number;
  limit: number;
}>;


export type MarketingMaterialNeighboursQuery = { marketingMaterialsSameParent: Array<{ id: string }> };

export type MaterialArticlesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type MaterialArticlesQuery = { products: { products: Array<{ article_code: string, name: string, slug: string, category: ProductCategory }> } };

export type OrderReviewQueryVariables = Exact<{
  products: Array<CheckoutProductInput> | CheckoutProductInput;
  shipto?: string | null | undefined;
  request_delivery_date?: string | null | undefined;
  shipments: Array<CheckoutShipmentInput> | CheckoutShipmentInput;
  paymentId?: string | null | undefined;
  custPoNo?: string | null | undefined;
  notes?: string | null | undefined;
}>;


export type OrderReviewQuery = { orderReview: { goods: number, shipping: number, total: number, asOf: string, lines: Array<{ index: number, articleCode: string, qty: number, subtotal: number | null, product: { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } | null, replacedBy: { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } | null }>, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null }> } };

export type ListedUploadFragment = { id: string, kind: UploadKind, fileName: string, custName: string, createdAt: string, createdBy: string | null, added: number, changed: number, exported: boolean, undoneAt: string | null, undoneBy: string | null, kept: number, undoableUntil: string | null };

export type UploadsQueryVariables = Exact<{
  kind?: UploadKind | null | undefined;
  page: number;
  limit: number;
}>;


export type UploadsQuery = { uploads: { asOf: string, uploads: Array<{ id: string, kind: UploadKind, fileName: string, custName: string, createdAt: string, createdBy: string | null, added: number, changed: number, exported: boolean, undoneAt: string | null, undoneBy: string | null, kept: number, undoableUntil: string | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type UploadRowsMutationVariables = Exact<{
  uploadId: string | number;
  kind: UploadKind;
  custCode: string;
  fileName: string;
  rows: Array<UploadRow> | UploadRow;
  dryRun: boolean;
}>;


export type UploadRowsMutation = { uploadRows: { rows: Array<{ line: number, outcome: UploadOutcome, changes: Array<{ field: string, before: string, after: string }>, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UndoUploadMutationVariables = Exact<{
  uploadId: string | number;
}>;


export type UndoUploadMutation = { undoUpload: { undone: number, kept: number, keptNames: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type OpenOrderCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenOrderCountQuery = { orders: { asOf: string, info: { count: number } } };

export type ShownRoleFragment = { id: string, name: string, description: string, flags: Array<string>, sorg: string | null, groupRoles: number, mayEdit: boolean, version: number, permissions: Array<{ name: string }> };

export type AccessRolesQueryVariables = Exact<{
  groupRoleIds?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
  sort?: RoleSort | null | undefined;
}>;


export type AccessRolesQuery = { roles: { asOf: string, roles: Array<{ id: string, name: string, description: string, flags: Array<string>, sorg: string | null, groupRoles: number, mayEdit: boolean, version: number, permissions: Array<{ name: string }> }>, info: { count: number } } };

export type AccessRoleQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessRoleQuery = { role: { id: string, name: string, description: string, flags: Array<string>, sorg: string | null, groupRoles: number, mayEdit: boolean, version: number, permissions: Array<{ name: string }> } | null };

export type CreateAccessRoleMutationVariables = Exact<{
  role: RoleInput;
}>;


export type CreateAccessRoleMutation = { createRole: { record: { id: string, name: string, description: string, flags: Array<string>, sorg: string | null, groupRoles: number, mayEdit: boolean, version: number, permissions: Array<{ name: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeAccessRoleMutationVariables = Exact<{
  id: string | number;
  version: number;
  role: RoleInput;
}>;


export type ChangeAccessRoleMutation = { updateRole: { record: { id: string, name: string, description: string, flags: Array<string>, sorg: string | null, groupRoles: number, mayEdit: boolean, version: number, permissions: Array<{ name: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteAccessRoleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteAccessRoleMutation = { deleteRole: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AdministeredSorgsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministeredSorgsQuery = { createData: { sorgs: Array<{ sorg: string, name: string }> } };

export type ShownContentFileFragment = { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string };

export type ShownLayoutFragment = { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean };

export type MarkContentReadMutationVariables = Exact<{
  kind: ContentKind;
  id: string | number;
  readAt: string;
}>;


export type MarkContentReadMutation = { markContentRead: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ContentFoundQueryVariables = Exact<{
  search: string;
  news: boolean;
  salesDocuments: boolean;
  marketingMaterial: boolean;
}>;


export type ContentFoundQuery = { newsList?: { info: { count: number } }, salesDocuments?: { info: { count: number } }, marketingMaterials?: { info: { count: number } } };

export type SalesFigureFragment = { id: string, name: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number };

export type SalesOverviewQueryVariables = Exact<{
  year?: number | null | undefined;
  custCodes?: Array<string> | string | null | undefined;
  allCustomers?: boolean | null | undefined;
  months?: Array<number> | number | null | undefined;
  category?: SalesCategory | null | undefined;
  brands?: Array<string | number> | string | number | null | undefined;
  merchandiseCategories?: Array<string | number> | string | number | null | undefined;
  models?: Array<string | number> | string | number | null | undefined;
  series?: Array<string | number> | string | number | null | undefined;
}>;


export type SalesOverviewQuery = { salesOverviewV4: { year: number, until: string | null, lastYearUntil: string | null, asOf: string, total: { id: string, name: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number }, months: Array<{ month: number, netSales: number, netSalesLastYear: number, invoiceQuantity: number }>, brands: Array<{ id: string, name: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number }>, merchandiseCategories: Array<{ id: string, name: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number }>, models: Array<{ id: string, name: string, brand: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number, series: Array<{ id: string, name: string, netSales: number, netSalesLastYear: number, invoiceQuantity: number }> }> } };

export type SalesOverviewOptionsQueryVariables = Exact<{
  year?: number | null | undefined;
  custCodes?: Array<string> | string | null | undefined;
  allCustomers?: boolean | null | undefined;
  months?: Array<number> | number | null | undefined;
  category?: SalesCategory | null | undefined;
  brands?: Array<string | number> | string | number | null | undefined;
  merchandiseCategories?: Array<string | number> | string | number | null | undefined;
  models?: Array<string | number> | string | number | null | undefined;
  series?: Array<string | number> | string | number | null | undefined;
}>;


export type SalesOverviewOptionsQuery = { salesOverviewFilterOptions: { years: Array<number>, asOf: string, months: Array<{ id: string, count: number | null }>, brands: Array<{ id: string, name: string, count: number | null }>, merchandiseCategories: Array<{ id: string, name: string, count: number | null }>, models: Array<{ id: string, name: string, count: number | null }>, series: Array<{ id: string, name: string, count: number | null }>, customers: Array<{ id: string, name: string }> } };

export type SalesOverviewLinesQueryVariables = Exact<{
  year?: number | null | undefined;
  custCodes?: Array<string> | string | null | undefined;
  allCustomers?: boolean | null | undefined;
  months?: Array<number> | number | null | undefined;
  category?: SalesCategory | null | undefined;
  brands?: Array<string | number> | string | number | null | undefined;
  merchandiseCategories?: Array<string | number> | string | number | null | undefined;
  models?: Array<string | number> | string | number | null | undefined;
  series?: Array<string | number> | string | number | null | undefined;
}>;


export type SalesOverviewLinesQuery = { salesOverviewLines: { more: boolean, asOf: string, lines: Array<{ id: string, invoiceNo: string, invoiceDate: string, custCode: string, custName: string, articleCode: string, articleDescription: string, quantity: number, netSales: number }> } };

export type CreateCustomerInquiryMutationVariables = Exact<{
  host: string;
  reason: string;
  otherReason?: string | null | undefined;
  goal: string;
  otherGoal?: string | null | undefined;
  custName: string;
  custAddress: string;
  custPostalCode?: string | null | undefined;
  custCity: string;
  cityId?: string | number | null | undefined;
  custState: string;
  custCountry: string | number;
  custEmail: string;
  custPhone: string;
  websiteUrl?: string | null | undefined;
  typedMs: number;
  subject?: string | null | undefined;
}>;


export type CreateCustomerInquiryMutation = { createCustomerInquiry: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CustomerInquiriesQueryVariables = Exact<{
  search?: string | null | undefined;
  mail?: InquiryMailState | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  sort?: Array<CustomerInquirySort> | CustomerInquirySort | null | undefined;
}>;


export type CustomerInquiriesQuery = { customerInquiries: { asOf: string, inquiries: Array<{ id: string, host: string, reason: string, goal: string, custName: string, custAddress: string, custPostalCode: string, custCity: string, custState: string, custCountry: string, custEmail: string, custPhone: string, websiteUrl: string, createdAt: string, mail: InquiryMailState, acknowledgement: InquiryMailState }>, info: { count: number } } };

export type DeleteCustomerInquiryMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCustomerInquiryMutation = { deleteCustomerInquiry: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ShownGroupRoleFragment = { id: string, description: string, secondFactor: SecondFactorPolicy, sorg: string | null, users: number, mayEdit: boolean, version: number, roles: Array<{ id: string, description: string }>, grants: Array<{ id: string, description: string }> };

export type AccessGroupRolesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
  sort?: GroupRoleSort | null | undefined;
}>;


export type AccessGroupRolesQuery = { groupRoles: { asOf: string, groupRoles: Array<{ id: string, description: string, secondFactor: SecondFactorPolicy, sorg: string | null, users: number, mayEdit: boolean, version: number, roles: Array<{ id: string, description: string }>, grants: Array<{ id: string, description: string }> }>, info: { count: number } } };

export type AccessGroupRoleQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessGroupRoleQuery = { groupRole: { id: string, description: string, secondFactor: SecondFactorPolicy, sorg: string | null, users: number, mayEdit: boolean, version: number, roles: Array<{ id: string, description: string }>, grants: Array<{ id: string, description: string }> } | null };

export type CreateAccessGroupRoleMutationVariables = Exact<{
  groupRole: GroupRoleInput;
}>;


export type CreateAccessGroupRoleMutation = { createGroupRole: { record: { id: string, description: string, secondFactor: SecondFactorPolicy, sorg: string | null, users: number, mayEdit: boolean, version: number, roles: Array<{ id: string, description: string }>, grants: Array<{ id: string, description: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeAccessGroupRoleMutationVariables = Exact<{
  id: string | number;
  version: number;
  groupRole: GroupRoleInput;
}>;


export type ChangeAccessGroupRoleMutation = { updateGroupRole: { record: { id: string, description: string, secondFactor: SecondFactorPolicy, sorg: string | null, users: number, mayEdit: boolean, version: number, roles: Array<{ id: string, description: string }>, grants: Array<{ id: string, description: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteAccessGroupRoleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteAccessGroupRoleMutation = { deleteGroupRole: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ShownNewsFragment = { id: string, title: string, body: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, tags: Array<string>, itemPerLine: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> };

export type NewsListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
}>;


export type NewsListQuery = { newsList: { asOf: string, news: Array<{ id: string, title: string, body: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, tags: Array<string>, itemPerLine: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }>, info: { count: number } } };

export type NewsItemQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsItemQuery = { news: { id: string, title: string, body: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, tags: Array<string>, itemPerLine: number, changedAt: string, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, file: { id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> } | null };

export type CartFreightQueryVariables = Exact<{
  merchant: string;
}>;


export type CartFreightQuery = { customerShipmentRates: Array<{ id: string, name: string, price: number, freeFrom: number | null }> };

export type CartAreasQueryVariables = Exact<{
  products: Array<CheckoutProductInput> | CheckoutProductInput;
}>;


export type CartAreasQuery = { orderReview: { qtyByWarehouseArea: Array<{ area: string, qty: number }> } };

export type FreightBenefitsQueryVariables = Exact<{
  qtyByWarehouseArea: Array<WarehouseAreaQtyInput> | WarehouseAreaQtyInput;
}>;


export type FreightBenefitsQuery = { cartFreightBenefits: Array<{ area: string, qty: number, amount: number, nextQty: number | null, nextAmount: number | null }> };

export type BannersQueryVariables = Exact<{ [key: string]: never; }>;


export type BannersQuery = { activeUserAreaBanners: Array<{ id: string, link: string | null, bannerFile: string }> };

export type AuditEventsQueryVariables = Exact<{
  actor?: string | number | null | undefined;
  feature?: string | null | undefined;
  record?: string | null | undefined;
  kinds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  before?: string | number | null | undefined;
  limit: number;
}>;


export type AuditEventsQuery = { auditEvents: { hasMore: boolean, asOf: string, events: Array<{ id: string, at: string, kind: string, actorKind: AuditActorKind, actorId: string | null, actor: string | null, sorg: string, actedFor: string | null, feature: string | null, record: string | null, recordName: string | null, hasHiddenChanges: boolean, requestId: string | null, changes: Array<{ field: string, before: string | null, after: string | null }>, facts: Array<{ name: string, value: string, username: string | null }> }> } };

export type AuditActorsQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: Array<string | number> | string | number | null | undefined;
  page: number;
  limit: number;
}>;


export type AuditActorsQuery = { usersV2: { users: Array<{ id: string, name: string, username: string }>, info: { count: number } } };

export type StockOrderConfirmationsQueryVariables = Exact<{
  reqDeliveryDate?: string | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type StockOrderConfirmationsQuery = { stockOrderConfirmations: { asOf: string, orders: Array<{ limit: number | null, overLimit: boolean, order: { order_no: string, createdAt: string, createdBy: string, custPoNo: string | null, notes: string | null, requestDeliveryDate: string | null, orderType: string, total_order: number, customer: { custName: string, custCode: { r3: string, isr: string | null } }, orderShipment: { shipTo: { name: string, city: string } } }, lines: Array<{ position: number, article: string, article_code_display: string, description: string, qty: number, uom: string, available: number, arriving: number, completeOn: string | null }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ConfirmOrdersMutationVariables = Exact<{
  orders: Array<string> | string;
}>;


export type ConfirmOrdersMutation = { confirmOrders: { orders: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CancelOrdersMutationVariables = Exact<{
  orders: Array<string> | string;
  reason: string;
}>;


export type CancelOrdersMutation = { cancelOrders: { orders: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateOrderLimitsMutationVariables = Exact<{
  orderNumber: string;
  limit: number;
}>;


export type UpdateOrderLimitsMutation = { updateOrderLimits: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type WaitingOrderCountQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingOrderCountQuery = { stockOrderConfirmations: { asOf: string, info: { count: number } } };

export type SalesAreaMapsQueryVariables = Exact<{
  category?: SalesAreaCategory | null | undefined;
  search?: string | null | undefined;
}>;


export type SalesAreaMapsQuery = { salesAreaMaps: { more: boolean, asOf: string, regions: Array<{ id: string, description: string, lat: number, lng: number, regionGroups: Array<{ code: string, description: string, category: SalesAreaCategory }> }> } };

export type UpdateSalesMapAreaCategoriesMutationVariables = Exact<{
  categories: Array<SalesAreaCategoryInput> | SalesAreaCategoryInput;
}>;


export type UpdateSalesMapAreaCategoriesMutation = { updateSalesMapAreaCategories: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreateUsersMutationVariables = Exact<{
  users: Array<UserRow> | UserRow;
  dryRun: boolean;
  invite: boolean;
}>;


export type CreateUsersMutation = { createUsers: { rows: Array<{ line: number, outcome: UploadOutcome, userErrors: Array<{ field: string, message: string, code: string, day: string | null, name: string | null, firstLine: number | null }> }>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeLanguageMutationVariables = Exact<{
  languageId: string | number;
}>;


export type ChangeLanguageMutation = { changeLanguage: { status: boolean, description: string } };

export type DeliveryCardFragment = { doNumber: string, trackingNo: string | null, trackingUrl: string | null, orderType: string, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null, details: Array<{ orderNo: string, article: string, article_code_display: string, description: string, orderQty: number, uom: string, price: number, slug: string | null, category: ProductCategory | null }> };

export type ShippedOrdersQueryVariables = Exact<{
  from: string;
  to: string;
  search?: string | null | undefined;
  consignment?: boolean | null | undefined;
  page: number;
  limit: number;
}>;


export type ShippedOrdersQuery = { shippedOrders: { asOf: string, deliveries: Array<{ doNumber: string, trackingNo: string | null, trackingUrl: string | null, orderType: string, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null, details: Array<{ orderNo: string, article: string, article_code_display: string, description: string, orderQty: number, uom: string, price: number, slug: string | null, category: ProductCategory | null }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type OpenDeliveriesQueryVariables = Exact<{
  from: string;
  to: string;
  search?: string | null | undefined;
  consignment?: boolean | null | undefined;
  page: number;
  limit: number;
}>;


export type OpenDeliveriesQuery = { openDeliveryV4: { asOf: string, deliveries: Array<{ doNumber: string, trackingNo: string | null, trackingUrl: string | null, orderType: string, expeditionName: string, shippedOn: string, estimatedDeliveryDate: string | null, deliveryDate: string | null, details: Array<{ orderNo: string, article: string, article_code_display: string, description: string, orderQty: number, uom: string, price: number, slug: string | null, category: ProductCategory | null }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ColleagueFragment = { id: string, username: string, name: string, email: string, language: string, lastLoginAt: string | null, readOnlyReason: string | null, version: number, groupRole: { id: string, description: string }, customers: Array<{ sorg: string, customer: string, name: string }> };

export type ColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ColleaguesQuery = { colleagues: { asOf: string, colleagues: Array<{ id: string, username: string, name: string, email: string, language: string, lastLoginAt: string | null, readOnlyReason: string | null, version: number, groupRole: { id: string, description: string }, customers: Array<{ sorg: string, customer: string, name: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ColleagueDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleagueDataQuery = { colleagueData: { groupRoles: Array<{ id: string, description: string }>, languages: Array<{ id: string, description: string }>, customers: Array<{ sorg: string, customer: string, name: string }> } };

export type InviteColleagueMutationVariables = Exact<{
  user: ColleagueInput;
}>;


export type InviteColleagueMutation = { inviteColleague: { record: { id: string, username: string, name: string, email: string, language: string, lastLoginAt: string | null, readOnlyReason: string | null, version: number, groupRole: { id: string, description: string }, customers: Array<{ sorg: string, customer: string, name: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateColleagueMutationVariables = Exact<{
  id: string | number;
  version: number;
  user: ColleagueInput;
}>;


export type UpdateColleagueMutation = { updateColleague: { record: { id: string, username: string, name: string, email: string, language: string, lastLoginAt: string | null, readOnlyReason: string | null, version: number, groupRole: { id: string, description: string }, customers: Array<{ sorg: string, customer: string, name: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteColleagueMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteColleagueMutation = { deleteColleague: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ClaimValuesFragment = { id: string, productCategory: ProductCategory, custCode: string, custName: string, isOwn: boolean, frameNumber: string, qty: number, description: string, brandName: string, dealerNo: string, doNo: string | null, purchaseDate: string | null, version: number, status: { id: string, category: ClaimStatusCategory }, article: { code: string | null, codeDisplay: string | null, description: string, brand: string, merchandise: string }, consumer: { name: string, phone: string, city: string, address: string, email: string }, problems: Array<{ id: string | null, part: string, description: string, notes: string }>, docs: Array<{ docType: string, file: { id: string, name: string, bytes: number, type: string } }>, additionalDocuments: Array<{ no: number, file: { id: string, name: string, bytes: number, type: string } }> };

export type ClaimToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimToEditQuery = { claimV2: { id: string, productCategory: ProductCategory, custCode: string, custName: string, isOwn: boolean, frameNumber: string, qty: number, description: string, brandName: string, dealerNo: string, doNo: string | null, purchaseDate: string | null, version: number, status: { id: string, category: ClaimStatusCategory }, article: { code: string | null, codeDisplay: string | null, description: string, brand: string, merchandise: string }, consumer: { name: string, phone: string, city: string, address: string, email: string }, problems: Array<{ id: string | null, part: string, description: string, notes: string }>, docs: Array<{ docType: string, file: { id: string, name: string, bytes: number, type: string } }>, additionalDocuments: Array<{ no: number, file: { id: string, name: string, bytes: number, type: string } }> } | null };

export type ClaimArticlesQueryVariables = Exact<{
  search?: string | null | undefined;
  productCategory?: ProductCategory | null | undefined;
  custCode?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ClaimArticlesQuery = { claimArticlesV2: { articles: Array<{ code: string | null, codeDisplay: string | null, description: string, brand: string, merchandise: string, hasSerial: boolean, doNo: string | null, deliveredOn: string | null }>, info: { count: number } } };

export type ClaimProblemsQueryVariables = Exact<{
  brand?: string | null | undefined;
  merchandise?: string | null | undefined;
  productCategory?: ProductCategory | null | undefined;
}>;


export type ClaimProblemsQuery = { claimProblems: Array<{ id: string, part: string, description: string }> };

export type ClaimBrandsQueryVariables = Exact<{
  productCategory?: ProductCategory | null | undefined;
}>;


export type ClaimBrandsQuery = { claimBrandsV2: Array<{ brand: string, files: Array<string>, decidedInDays: number | null }> };

export type ClaimsOfFrameQueryVariables = Exact<{
  frameNumber: string;
}>;


export type ClaimsOfFrameQuery = { claimsV3: { claims: Array<{ id: string, referenceNo: string | null, createdAt: string, status: { id: string, description: string, category: ClaimStatusCategory } }> } };

export type CreateBikeClaimMutationVariables = Exact<{
  input: ClaimInput;
  draft?: boolean | null | undefined;
}>;


export type CreateBikeClaimMutation = { createClaimBike: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreatePartsClaimMutationVariables = Exact<{
  input: ClaimInput;
  draft?: boolean | null | undefined;
}>;


export type CreatePartsClaimMutation = { createClaimPaa: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeBikeClaimMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: ClaimInput;
}>;


export type ChangeBikeClaimMutation = { updateClaimBike: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangePartsClaimMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: ClaimInput;
}>;


export type ChangePartsClaimMutation = { updateClaimPaaV2: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string, name: string }> };

export type CitiesQueryVariables = Exact<{
  countryId?: string | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type CitiesQuery = { cities: Array<{ id: string, description: string, state: string }> };

export type ShownPermissionFragment = { id: string, name: string, description: string, isKnown: boolean, roles: number, mayEdit: boolean, version: number };

export type AccessPermissionsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AccessPermissionsQuery = { permissions: { asOf: string, permissions: Array<{ id: string, name: string, description: string, isKnown: boolean, roles: number, mayEdit: boolean, version: number }>, info: { count: number } } };

export type AccessPermissionQueryVariables = Exact<{
  id: string | number;
}>;


export type AccessPermissionQuery = { permission: { id: string, name: string, description: string, isKnown: boolean, roles: number, mayEdit: boolean, version: number } | null };

export type CreateAccessPermissionMutationVariables = Exact<{
  permission: PermissionInput;
}>;


export type CreateAccessPermissionMutation = { createPermission: { record: { id: string, name: string, description: string, isKnown: boolean, roles: number, mayEdit: boolean, version: number } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ChangeAccessPermissionMutationVariables = Exact<{
  id: string | number;
  version: number;
  permission: PermissionInput;
}>;


export type ChangeAccessPermissionMutation = { updatePermission: { record: { id: string, name: string, description: string, isKnown: boolean, roles: number, mayEdit: boolean, version: number } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteAccessPermissionMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteAccessPermissionMutation = { deletePermission: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type InvitedUserFragment = { id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null };

export type InvitationsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: InvitationState | null | undefined;
  page: number;
  limit: number;
}>;


export type InvitationsQuery = { invitations: { asOf: string, users: Array<{ id: string, username: string, name: string, isFakeEmail: boolean, active: boolean, hasPassword: boolean, readOnlyReason: string | null, email: { email: string, isVerified: boolean } | null, invitation: { state: InvitationState, isMailed: boolean, sentAt: string | null, expiresAt: string } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type SendInvitationMutationVariables = Exact<{
  userId: string | number;
}>;


export type SendInvitationMutation = { sendInvitation: { link: string | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type SendInvitationsMutationVariables = Exact<{
  userIds: Array<string | number> | string | number;
}>;


export type SendInvitationsMutation = { sendInvitations: { invited: number, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RevokeInvitationMutationVariables = Exact<{
  userId: string | number;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UserToRenewQueryVariables = Exact<{
  id: string | number;
}>;


export type UserToRenewQuery = { editData: { user: { version: number, username: string, name: string, emailConfirmations: Array<string>, sendEmail: boolean, sendEmailWarranty: boolean, isFakeEmail: boolean, email: { email: string } | null, language: { id: string } | null, groupRole: { id: string } | null, roles: Array<{ id: string }>, userAreas: Array<{ sorg: string, limitation: UserLimitation, value: string }>, contentTargetMarkets: Array<{ id: string }> } | null } | null };

export type GeneratePasswordMutationVariables = Exact<{
  id: string | number;
  version: number;
  user: UserInput;
  userAreas: Array<UserAreaInput> | UserAreaInput;
}>;


export type GeneratePasswordMutation = { updateUser: { link: string | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type LostInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LostInvitationsQuery = { expired: { asOf: string, info: { count: number } }, failed: { info: { count: number } } };

export type SendCustomerFeedbackMutationVariables = Exact<{
  message: string;
}>;


export type SendCustomerFeedbackMutation = { sendCustomerFeedback: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CheckoutTermsQueryVariables = Exact<{
  customers: Array<string> | string;
  from: string;
  to: string;
}>;


export type CheckoutTermsQuery = { checkoutTerms: { warehouseAreas: Array<string>, closedDays: Array<string>, shipTos: Array<{ customer: string, shipTos: Array<{ id: string, name: string, address: string, postalCode: string, city: string, country: string }> }>, rates: Array<{ id: string, name: string, merchant: string, price: number, freeFrom: number | null, days: number }>, freightSteps: Array<{ area: string, minQty: number, amount: number }>, payments: Array<{ id: string, type: string, desc: string, paymentDiscount: number }> } };

export type HomeAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeAnnouncementsQuery = { activeUserAreaAnnouncements: Array<{ id: string, title: string, url: string | null, content: string, language: string | null, picture: { url: string, width: number, height: number, altText: string } | null }> };

export type ShownFrameFragment = { id: string, frameNumber: string, isOwn: boolean, isKnown: boolean, isNear: boolean, articleCode: string | null, articleCodeDisplay: string | null, description: string | null, brand: string | null, merchandise: string | null, model: string | null, series: string | null, modelYear: number | null, color: string | null, frameSize: string | null, custCode: string | null, custName: string | null, doNo: string | null, deliveredOn: string | null, producedOn: string | null, pdiNeeded: boolean, registerWithinDays: number | null, theftNotAsked: string | null, serials: Array<{ kind: SerialKind, value: string, articleCode: string, passportUrl: string | null }>, sold: { saleId: string | null, soldDate: string, nonRetail: boolean, warrantyUntil: string | null } | null, pdi: { inspectedOn: string, mechanic: string } | null, recalls: Array<{ id: string, title: string, measure: string, since: string, link: string | null, done: boolean, state: string | null, taskId: string | null }>, stolen: { since: string | null, source: string, reference: string, isOurs: boolean, lookalike: string | null, link: string | null } | null };

export type CheckFrameQueryVariables = Exact<{
  search: string;
}>;


export type CheckFrameQuery = { framesV4: { asOf: string, frames: Array<{ id: string, frameNumber: string, isOwn: boolean, isKnown: boolean, isNear: boolean, articleCode: string | null, articleCodeDisplay: string | null, description: string | null, brand: string | null, merchandise: string | null, model: string | null, series: string | null, modelYear: number | null, color: string | null, frameSize: string | null, custCode: string | null, custName: string | null, doNo: string | null, deliveredOn: string | null, producedOn: string | null, pdiNeeded: boolean, registerWithinDays: number | null, theftNotAsked: string | null, serials: Array<{ kind: SerialKind, value: string, articleCode: string, passportUrl: string | null }>, sold: { saleId: string | null, soldDate: string, nonRetail: boolean, warrantyUntil: string | null } | null, pdi: { inspectedOn: string, mechanic: string } | null, recalls: Array<{ id: string, title: string, measure: string, since: string, link: string | null, done: boolean, state: string | null, taskId: string | null }>, stolen: { since: string | null, source: string, reference: string, isOurs: boolean, lookalike: string | null, link: string | null } | null }>, info: { count: number } } };

export type FramesOnDeviceQueryVariables = Exact<{ [key: string]: never; }>;


export type FramesOnDeviceQuery = { framesOnDevice: { asOf: string, frames: Array<{ id: string, frameNumber: string, isOwn: boolean, isKnown: boolean, isNear: boolean, articleCode: string | null, articleCodeDisplay: string | null, description: string | null, brand: string | null, merchandise: string | null, model: string | null, series: string | null, modelYear: number | null, color: string | null, frameSize: string | null, custCode: string | null, custName: string | null, doNo: string | null, deliveredOn: string | null, producedOn: string | null, pdiNeeded: boolean, registerWithinDays: number | null, theftNotAsked: string | null, serials: Array<{ kind: SerialKind, value: string, articleCode: string, passportUrl: string | null }>, sold: { saleId: string | null, soldDate: string, nonRetail: boolean, warrantyUntil: string | null } | null, pdi: { inspectedOn: string, mechanic: string } | null, recalls: Array<{ id: string, title: string, measure: string, since: string, link: string | null, done: boolean, state: string | null, taskId: string | null }>, stolen: { since: string | null, source: string, reference: string, isOurs: boolean, lookalike: string | null, link: string | null } | null }>, recalls: Array<{ id: string, title: string, measure: string, since: string, link: string | null, article: string | null, serialFrom: string | null, serialTo: string | null, productionCode: string | null }>, checklists: Array<{ bikes: Array<{ brand: string, merchandise: string }>, points: Array<{ checklistId: number, description: string, sorting: number, answer: PdiAnswer, list: string, version: number }> }> } };

export type FrameStockQueryVariables = Exact<{
  search?: string | null | undefined;
  custCode?: string | null | undefined;
  sold?: boolean | null | undefined;
  inspected?: boolean | null | undefined;
  todo?: FrameTodo | null | undefined;
  page: number;
  limit: number;
}>;


export type FrameStockQuery = { framesV4: { asOf: string, frames: Array<{ id: string, frameNumber: string, articleCode: string | null, articleCodeDisplay: string | null, description: string | null, brand: string | null, modelYear: number | null, color: string | null, frameSize: string | null, custName: string | null, doNo: string | null, deliveredOn: string | null, pdiNeeded: boolean, sold: { soldDate: string } | null, pdi: { inspectedOn: string } | null, recalls: Array<{ id: string, done: boolean }>, stolen: { stolen: boolean, lookalike: string | null } | null }>, info: { page: number, limit: number, count: number, more: boolean, pageTotal: number } } };

export type ShownRecallTaskFragment = { id: string, recallId: string, title: string, measure: string, since: string, link: string | null, frameNumber: string, articleCode: string, description: string, custCode: string, custName: string, deliveredOn: string | null, soldDate: string | null, state: string, notes: string, handledOn: string | null, version: number, photos: Array<{ id: string, name: string, bytes: number, type: string }> };

export type RecallTasksQueryVariables = Exact<{
  recallId?: string | number | null | undefined;
  custCode?: string | null | undefined;
  state?: string | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type RecallTasksQuery = { recallTasks: { asOf: string, tasks: Array<{ id: string, recallId: string, title: string, measure: string, since: string, link: string | null, frameNumber: string, articleCode: string, description: string, custCode: string, custName: string, deliveredOn: string | null, soldDate: string | null, state: string, notes: string, handledOn: string | null, version: number, photos: Array<{ id: string, name: string, bytes: number, type: string }> }>, counts: Array<{ state: string, count: number }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type UpdateRecallTaskMutationVariables = Exact<{
  id: string | number;
  version: number;
  state: string;
  notes?: string | null | undefined;
  handledOn?: string | null | undefined;
  photos?: Array<string | number> | string | number | null | undefined;
}>;


export type UpdateRecallTaskMutation = { updateRecallTask: { record: { id: string, recallId: string, title: string, measure: string, since: string, link: string | null, frameNumber: string, articleCode: string, description: string, custCode: string, custName: string, deliveredOn: string | null, soldDate: string | null, state: string, notes: string, handledOn: string | null, version: number, photos: Array<{ id: string, name: string, bytes: number, type: string }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type FrameTasksQueryVariables = Exact<{
  custCode: string;
}>;


export type FrameTasksQuery = { recalled: { asOf: string, info: { count: number } }, toInspect: { info: { count: number } }, toRegister: { frames: Array<{ deliveredOn: string | null, registerWithinDays: number | null }>, info: { count: number } } };

export type ListedNewsFragment = { id: string, version: number, title: string, language: string | null, state: ContentState, validFrom: string, validTo: string, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, contentTargetMarkets: Array<{ id: string, marketName: string }> };

export type WrittenNewsFragment = { id: string, version: number, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> };

export type WrittenNewsListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: NewsFilterInput | null | undefined;
  sort?: Array<NewsSort> | NewsSort | null | undefined;
}>;


export type WrittenNewsListQuery = { newsList: { asOf: string, news: Array<{ id: string, version: number, title: string, language: string | null, state: ContentState, validFrom: string, validTo: string, missingIn: Array<string>, changedAt: string, changedBy: string, mayChange: boolean, contentTargetMarkets: Array<{ id: string, marketName: string }> }>, info: { count: number } } };

export type WrittenNewsItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenNewsItemQuery = { news: { id: string, version: number, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null };

export type CreateNewsMutationVariables = Exact<{
  input: NewsInput;
}>;


export type CreateNewsMutation = { createNews: { record: { id: string, version: number, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateNewsMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: NewsInput;
}>;


export type UpdateNewsMutation = { updateNews: { record: { id: string, version: number, state: ContentState, validFrom: string, validTo: string, itemPerLine: number, tags: Array<string>, mustRead: boolean, changedAt: string, changedBy: string, mayChange: boolean, texts: Array<{ language: string, title: string, body: string }>, contentTargetMarkets: Array<{ id: string }>, layout: { id: string } | null, file: { id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> } | null, files: Array<{ id: string, fileName: string, fileTitle: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, oriFileUrl: string, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, hasPlace: boolean, altTexts: Array<{ language: string, text: string }> }> } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteNewsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteNewsMutation = { deleteNews: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RestoreNewsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreNewsMutation = { restoreNews: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type OwnSecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorsQuery = { ownSecondFactors: { mayAdd: boolean, isRequired: boolean, recoveryCodes: number, passkeys: Array<{ id: string, name: string, domain: string, createdAt: string, lastUsedAt: string | null }>, authenticator: { createdAt: string, lastUsedAt: string | null } | null } };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: { options: string | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: string;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { beginAuthenticator: { secret: string | null, uri: string | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AddAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type AddAuthenticatorMutation = { addAuthenticator: { recoveryCodes: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type NewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type NewRecoveryCodesMutation = { newRecoveryCodes: { recoveryCodes: Array<string>, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ListedSalesDocumentFragment = { id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> };

export type ShownSalesDocumentFragment = { body: string, tags: Array<string>, itemPerLine: number, id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> };

export type SalesDocumentTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type SalesDocumentTypesQuery = { general: { asOf: string, info: { count: number } }, technical: { info: { count: number } } };

export type SalesDocumentsByGroupQueryVariables = Exact<{
  page: number;
  limit: number;
  type: SalesDocumentType;
  shown: number;
}>;


export type SalesDocumentsByGroupQuery = { salesDocumentGroupsWithDocuments: { asOf: string, salesDocumentGroups: Array<{ id: string, name: string, totalDocuments: number, documents: Array<{ id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }> }>, info: { count: number } }, salesDocumentsWithoutGroup: { salesDocuments: Array<{ id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }>, info: { count: number } } };

export type SalesDocumentsWithoutGroupQueryVariables = Exact<{
  page: number;
  limit: number;
  type?: SalesDocumentType | null | undefined;
}>;


export type SalesDocumentsWithoutGroupQuery = { salesDocumentsWithoutGroup: { asOf: string, salesDocuments: Array<{ id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }>, info: { count: number } } };

export type SalesDocumentListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: SalesDocumentFilterInput | null | undefined;
}>;


export type SalesDocumentListQuery = { salesDocuments: { asOf: string, salesDocuments: Array<{ id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> }>, info: { count: number } } };

export type SalesDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type SalesDocumentQuery = { salesDocument: { body: string, tags: Array<string>, itemPerLine: number, id: string, type: SalesDocumentType, title: string, subtitle: string, language: string | null, validFrom: string, mustRead: boolean, readAt: string | null, changedAt: string, salesDocumentGroup: { id: string, name: string } | null, layout: { placeholderOnCard: boolean, titleOnCard: boolean, subtitleOnCard: boolean, releasedonOnCard: boolean, resolutionOnCard: boolean, gotopdpOnCard: boolean } | null, files: Array<{ id: string, fileName: string, fileTitle: string, oriFileUrl: string, thumbnailUrl: string | null, lowFileUrl: string | null, medFileUrl: string | null, hiFileUrl: string | null, bytes: number, type: string, width: number | null, height: number | null, focusX: number, focusY: number, altText: string }> } | null };

export type InvoiceItemFragment = { id: string, invoiceNo: string, doNo: string | null, orderNo: string | null, poNumber: string | null, invoiceDate: string, dueDate: string, status: string | null, requestId: string | null, isDisputed: boolean, accountingAmount: number, invoicedAmount: number, accountingNo: string, grandTotal: number, clearingDate: string | null, daysTaken: number | null, payerCode: string, payerName: string, custCode: string, custName: string, expeditionName: string, expeditionTracking: string | null, terms: string, companyCode: string, freightAllowance: number, earlyPaymentDiscount: number, earlyPaymentUntil: string | null, assignment: string, installment: number | null, installments: number, dunningLevel: number, dunnedOn: string | null, hasEInvoice: boolean };

export type OpenInvoicesQueryVariables = Exact<{
  payerCode: string;
  search?: string | null | undefined;
}>;


export type OpenInvoicesQuery = { openInvoiceV5: { payerCode: string, more: boolean, canPay: boolean, asOf: string, invoices: Array<{ id: string, invoiceNo: string, doNo: string | null, orderNo: string | null, poNumber: string | null, invoiceDate: string, dueDate: string, status: string | null, requestId: string | null, isDisputed: boolean, accountingAmount: number, invoicedAmount: number, accountingNo: string, grandTotal: number, clearingDate: string | null, daysTaken: number | null, payerCode: string, payerName: string, custCode: string, custName: string, expeditionName: string, expeditionTracking: string | null, terms: string, companyCode: string, freightAllowance: number, earlyPaymentDiscount: number, earlyPaymentUntil: string | null, assignment: string, installment: number | null, installments: number, dunningLevel: number, dunnedOn: string | null, hasEInvoice: boolean }>, buckets: Array<{ name: AgeingBucketName, payable: number, deduction: number, count: number }>, totals: { count: number, payable: number, deduction: number, overdue: number, overdueCount: number } } };

export type PaidInvoicesQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  payerCode: string;
  search?: string | null | undefined;
  sort?: Array<InvoiceSort> | InvoiceSort | null | undefined;
  page: number;
  limit: number;
}>;


export type PaidInvoicesQuery = { invoiceV5: { asOf: string, invoices: Array<{ id: string, invoiceNo: string, doNo: string | null, orderNo: string | null, poNumber: string | null, invoiceDate: string, dueDate: string, status: string | null, requestId: string | null, isDisputed: boolean, accountingAmount: number, invoicedAmount: number, accountingNo: string, grandTotal: number, clearingDate: string | null, daysTaken: number | null, payerCode: string, payerName: string, custCode: string, custName: string, expeditionName: string, expeditionTracking: string | null, terms: string, companyCode: string, freightAllowance: number, earlyPaymentDiscount: number, earlyPaymentUntil: string | null, assignment: string, installment: number | null, installments: number, dunningLevel: number, dunnedOn: string | null, hasEInvoice: boolean }>, info: { count: number } } };

export type InvoiceDetailQueryVariables = Exact<{
  invoiceNo: string;
}>;


export type InvoiceDetailQuery = { invoice: { invoiceNo: string, eInvoiceHash: string | null, isPdfOriginal: boolean, asOf: string, items: Array<{ notes: string, detailNotes: string, id: string, invoiceNo: string, doNo: string | null, orderNo: string | null, poNumber: string | null, invoiceDate: string, dueDate: string, status: string | null, requestId: string | null, isDisputed: boolean, accountingAmount: number, invoicedAmount: number, accountingNo: string, grandTotal: number, clearingDate: string | null, daysTaken: number | null, payerCode: string, payerName: string, custCode: string, custName: string, expeditionName: string, expeditionTracking: string | null, terms: string, companyCode: string, freightAllowance: number, earlyPaymentDiscount: number, earlyPaymentUntil: string | null, assignment: string, installment: number | null, installments: number, dunningLevel: number, dunnedOn: string | null, hasEInvoice: boolean }>, details: Array<{ articleCode: string, articleCodeDisplay: string, name: string, brand: string, uom: string, qty: number, price: number, subTotal: number, orderNo: string | null, doNo: string | null, slug: string | null, category: ProductCategory | null }>, components: Array<{ code: string, description: string, amount: number }>, disputes: Array<{ id: string, itemId: string, reason: InvoiceDisputeReason, description: string, amount: number | null, status: InvoiceDisputeStatus, openedOn: string, files: Array<{ id: string, name: string }>, history: Array<{ status: InvoiceDisputeStatus, at: string, by: string | null, note: string, decidedOn: string | null }> }> } | null };

export type InvoicePaymentsQueryVariables = Exact<{
  payerCode: string;
  invoiceNos: Array<string> | string;
}>;


export type InvoicePaymentsQuery = { paymentRequestByPayerAndInvoiceNos: { requests: Array<{ externalId: string, amount: number, createdAt: string, paymentStatus: { description: string } }> } };

export type AccountStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  payerCode: string;
}>;


export type AccountStatementQuery = { accountStatement: { payerCode: string, payerName: string, opening: number, closing: number, more: boolean, asOf: string, movements: Array<{ date: string, kind: AccountMovementKind, invoiceNo: string, installment: number | null, amount: number, balance: number }> } | null };

export type SendEmailInvoiceMutationVariables = Exact<{
  invoiceNumber: string;
  sorg: string;
}>;


export type SendEmailInvoiceMutation = { sendEmailInvoice: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type CreateInvoiceDisputeMutationVariables = Exact<{
  input: InvoiceDisputeInput;
}>;


export type CreateInvoiceDisputeMutation = { createInvoiceDispute: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type WithdrawInvoiceDisputeMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawInvoiceDisputeMutation = { withdrawInvoiceDispute: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type AveragePaymentDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type AveragePaymentDaysQuery = { creditInformation: { averagePaymentDays: Array<{ year: number, days: number }> | null } };

export type DueInvoicesQueryVariables = Exact<{
  payerCode: string;
}>;


export type DueInvoicesQuery = { openInvoiceV5: { more: boolean, canPay: boolean, asOf: string, invoices: Array<{ dueDate: string, status: string | null, accountingAmount: number, payerCode: string }>, totals: { overdue: number, overdueCount: number } } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  page: number;
  limit?: number | null | undefined;
}>;


export type OrdersQuery = { orders: { asOf: string, orders: Array<{ order_no: string, sap_order_no: string | null, createdAt: string, custPoNo: string | null, orderType: string, total_order: number, orderStatus: { description: string, pendingB2B: boolean }, details: Array<{ article: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type LastOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type LastOrdersQuery = { orders: { asOf: string, orders: Array<{ order_no: string, createdAt: string, total_order: number, details: Array<{ article: string, description: string, order_qty: number }> }> } };

export type WrittenBannerFragment = { id: string, version: number, url: string, link: string | null, bannerFile: string, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, file: { id: string, name: string, bytes: number } | null };

export type WrittenBannerListQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  filter?: BannerFilterInput | null | undefined;
  sort?: Array<BannerSort> | BannerSort | null | undefined;
}>;


export type WrittenBannerListQuery = { banners: { asOf: string, banners: Array<{ id: string, version: number, url: string, link: string | null, bannerFile: string, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, file: { id: string, name: string, bytes: number } | null }>, info: { count: number } } };

export type WrittenBannerItemQueryVariables = Exact<{
  id: string | number;
}>;


export type WrittenBannerItemQuery = { banner: { id: string, version: number, url: string, link: string | null, bannerFile: string, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, file: { id: string, name: string, bytes: number } | null } | null };

export type CreateBannerMutationVariables = Exact<{
  input: BannerInput;
}>;


export type CreateBannerMutation = { createBannerV2: { record: { id: string, version: number, url: string, link: string | null, bannerFile: string, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, file: { id: string, name: string, bytes: number } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type UpdateBannerMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: BannerInput;
}>;


export type UpdateBannerMutation = { updateBanner: { record: { id: string, version: number, url: string, link: string | null, bannerFile: string, from: string, to: string, portals: Array<string>, state: ContentState, changedAt: string, changedBy: string, file: { id: string, name: string, bytes: number } | null } | null, message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type DeleteBannerMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteBannerMutation = { deleteBanner: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string, most: number | null, amount: number | null, day: string | null, name: string | null }> } };

export type ResolveArticlesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type ResolveArticlesQuery = { resolveArticles: Array<{ code: string, product: { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } | null, suggestions: Array<{ article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, replacedBy: { article_code: string, article_code_display: string, ean: string | null, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, blockReason: string | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
