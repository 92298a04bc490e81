/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CartProductInput = {
  articleCode: string;
  qty: number;
};

/** A line as the buyer saw it; the server computes again and refuses when `price` is no longer right. */
export type CheckoutProductInput = {
  articleCode: string;
  qty: number;
  /** The line total shown to the buyer, minor units. */
  subtotal?: number | null | undefined;
};

export type CheckoutShipmentInput = {
  merchant: string;
  rateId: string;
};

export type OrderFilterInput = {
  from?: string | null | undefined;
  orderNo?: string | null | undefined;
  /** Order number, purchase order number or article. */
  search?: string | null | undefined;
  status?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type PriceRangeInput = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

/** Why an article cannot be ordered. */
export type ProductBlock =
  | 'INACTIVE'
  | 'NO_PRICE'
  | 'ORDER_BLOCKED';

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
  | 'price';

/** By price, ascending, unless told otherwise (C002). No defaults here: the compiled executor ignores them. */
export type ProductSortInput = {
  field?: ProductSortField | null | undefined;
  order?: SortOrder | null | undefined;
};

export type ProfileInput = {
  /** Needed, and judged, only together with `newPassword`. */
  currentPassword?: string | null | undefined;
  /** One of the host's language codes. */
  language: string;
  name: string;
  newPassword?: string | null | undefined;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SalesCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type SalesCustomersQuery = { salesCustomers: { customers: Array<{ custName: string, custAddress: string, custCity: string, custEmail: string, custPhone: string, custCode: { unified: string, r3: string, isr: string | null }, custAreas: Array<{ sorg: string, custGroup: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type CreditInformationQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditInformationQuery = { creditInformation: { asOf: string, companies: Array<{ code: string, name: string, reasonBlocked: string | null, creditLimit: number | null, balance: number | null, openInvoice: number, openDo: number, consignment: number, creditExposure: number, marketingTarget: { target: number, achieved: number } | null }> } };

export type SendCustomerFeedbackMutationVariables = Exact<{
  message: string;
}>;


export type SendCustomerFeedbackMutation = { sendCustomerFeedback: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string }> } };

export type ShipTosQueryVariables = Exact<{ [key: string]: never; }>;


export type ShipTosQuery = { shiptoV2: Array<{ id: string, name: string, address: string, postalCode: string, city: string, country: string }> };

export type ShipmentRatesQueryVariables = Exact<{
  cartItems: Array<CartProductInput> | CartProductInput;
  merchant: string;
}>;


export type ShipmentRatesQuery = { customerShipmentRates: Array<{ id: string, name: string, merchant: string, price: number, freeFrom: number | null, days: number }> };

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
}>;


export type CheckoutMutation = { checkout: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string }>, orders: Array<{ order_no: string }> } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  page: number;
  limit?: number | null | undefined;
}>;


export type OrdersQuery = { orders: { asOf: string, orders: Array<{ order_no: string, createdAt: string, custPoNo: string | null, total_order: number, orderStatus: { description: string }, details: Array<{ article: string }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type OrderDetailQueryVariables = Exact<{
  orderNo: string;
}>;


export type OrderDetailQuery = { orders: { asOf: string, orders: Array<{ order_no: string, createdAt: string, createdBy: string, custPoNo: string | null, notes: string | null, requestDeliveryDate: string | null, total_order: number, orderStatus: { description: string }, details: Array<{ article: string, description: string, order_qty: number, uom: string, price: number, promoprice: number | null, subtotal: number }>, customer: { custName: string, custCode: { unified: string, r3: string, isr: string | null } }, orderShipment: { name: string, price: number, shipTo: { id: string, name: string, address: string, postalCode: string, city: string, country: string } }, orderPayment: { paymentDesc: string, paymentStatus: string, amount: number } | null }> } };

export type OpenOrderCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenOrderCountQuery = { orders: { asOf: string, info: { count: number } } };

export type BannersQueryVariables = Exact<{ [key: string]: never; }>;


export type BannersQuery = { activeUserAreaBanners: Array<{ id: string, link: string | null, bannerFile: string }> };

export type ChangeLanguageMutationVariables = Exact<{
  languageId: string | number;
}>;


export type ChangeLanguageMutation = { changeLanguage: { status: boolean, description: string } };

export type CartProductFragment = { article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { totalQty: number, asOf: string, productsInCart: Array<{ qty: number, product: { article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, wheelSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } }> } };

export type UpdateProductsInCartMutationVariables = Exact<{
  products: Array<CartProductInput> | CartProductInput;
}>;


export type UpdateProductsInCartMutation = { updateProductsInCart: { message: { status: boolean, description: string }, userErrors: Array<{ field: string, message: string, code: string }> } };

export type UpdateProfileUserMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileUserMutation = { updateProfileUser: { message: { status: boolean }, userErrors: Array<{ field: string, message: string, code: string }> } };

export type ContentTargetMarketsQueryVariables = Exact<{
  type: string;
}>;


export type ContentTargetMarketsQuery = { contentTargetMarkets: { contentTargetMarkets: Array<{ id: string, marketName: string }> } };

export type HomeAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeAnnouncementsQuery = { activeUserAreaAnnouncements: Array<{ id: string, title: string, url: string | null, content: string }> };

export type ProductCardFragment = { old_code: string | null, ean: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, promotion: { code: string, badge: string } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } };

export type ProductGroupCardFragment = { id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, max_retail: number | null, image: string | null, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, badge: string } | null };

export type ProductsQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
}>;


export type ProductsQuery = { products: { asOf: string, products: Array<{ old_code: string | null, ean: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, promotion: { code: string, badge: string } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type ProductGroupsQueryVariables = Exact<{
  page: number;
  limit: number;
  sort: ProductSortInput;
  filter: ProductFilterInput;
}>;


export type ProductGroupsQuery = { productGroups: { asOf: string, productGroups: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, max_retail: number | null, image: string | null, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, badge: string } | null }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

export type FilterQueryVariables = Exact<{
  filter: ProductFilterInput;
}>;


export type FilterQuery = { filter: { count: number, categories: Array<{ value: string, label: string, count: number }>, promotions: Array<{ value: string, label: string, count: number }>, brands: Array<{ value: string, label: string, count: number }>, models: Array<{ value: string, label: string, count: number }>, series: Array<{ value: string, label: string, count: number }>, frameSizes: Array<{ value: string, label: string, count: number }>, wheelSizes: Array<{ value: string, label: string, count: number }>, merchandiseCategories: Array<{ value: string, label: string, count: number }>, articleTags: Array<{ value: string, label: string, count: number }>, price: { from: number, to: number } | null } };

export type BikeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BikeCategoriesQuery = { bikeCategories: Array<{ id: string, wording: string, mcIds: Array<string>, type: string }> };

export type ProductDetailsQueryVariables = Exact<{
  slug: string;
}>;


export type ProductDetailsQuery = { productDetailsV2: { id: string, slug: string, name: string, category: ProductCategory, brand: string, model: string, serie: string, model_year: number | null, description: string, image: string | null, asOf: string, specs: Array<{ name: string, value: string }>, items: Array<{ old_code: string | null, ean: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, promotion: { code: string, badge: string } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } }>, related: Array<{ id: string, parent_name: string, category: ProductCategory, brand: string, serie: string, model_year: number | null, slugs: Array<string>, frameSizes: Array<string>, starting_at: number | null, max_retail: number | null, image: string | null, colors: Array<{ name: string, hex: string | null }>, available: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, promotion: { code: string, badge: string } | null }> } | null };

export type ProductStockQueryVariables = Exact<{
  slug: string;
}>;


export type ProductStockQuery = { productStock: Array<{ article_code: string, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null }, warehouses: Array<{ warehouse: string, qty: number, masked: boolean }> }> };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
  category: ProductCategory;
  limit: number;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ name: string, article_code: string, suggestion: string, slug: string, category: ProductCategory }> };

export type GroupsetsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type GroupsetsQuery = { groupsets: { asOf: string, groupsets: Array<{ id: string, name: string, brand: string, serie: string, slug: string, image: string | null, total: number | null, items: Array<{ qty: number, product: { old_code: string | null, ean: string | null, model: string, serie: string, wheelSize: string | null, tags: Array<string>, article_code: string, article_code_display: string, name: string, slug: string, category: ProductCategory, brand: string, model_year: number | null, frameSize: string | null, uom: string, image: string | null, sorg: string, orderQuota: number | null, blocked: ProductBlock | null, promotion: { code: string, badge: string } | null, color: { name: string, hex: string | null } | null, price: { dealer: number | null, retail: number | null, retailDisplay: string, currency: string, symbol: string, thousandSeparator: string, decimalSeparator: string, decimalPrecision: number, discounts: Array<{ salesDealNo: string, description: string, detail: string, qty: number, uom: string, term: string, type: string, value: number }> }, stock: { qty: number, masked: boolean, nextArrival: { date: string, qty: number | null, mask: boolean } | null } } }> }>, info: { page: number, limit: number, count: number, pageTotal: number } } };

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
export const SalesCustomersDocument = {"__meta__":{"operation":"SalesCustomers","hash":"sha256:e21b5db0a45ac0edcca5097d5fad7b3b1afe166cdfdfbcc46c6e3ea77328c4a5"}} as unknown as TypedDocumentString<SalesCustomersQuery, SalesCustomersQueryVariables>;
export const CreditInformationDocument = {"__meta__":{"operation":"CreditInformation","hash":"sha256:64807984e3ab470acfe9c01ac5df5e72f13852bcefcb8706a9057911ea697547"}} as unknown as TypedDocumentString<CreditInformationQuery, CreditInformationQueryVariables>;
export const SendCustomerFeedbackDocument = {"__meta__":{"operation":"SendCustomerFeedback","hash":"sha256:3e1b5fd8472c3a2f44b6b35af2ecdc746941e0121747345eeb01bbcd2d02e9c8"}} as unknown as TypedDocumentString<SendCustomerFeedbackMutation, SendCustomerFeedbackMutationVariables>;
export const ShipTosDocument = {"__meta__":{"operation":"ShipTos","hash":"sha256:0530494cea47839c73bf0774957ab448111f42a2bbcf7f443686f413a2c4193a"}} as unknown as TypedDocumentString<ShipTosQuery, ShipTosQueryVariables>;
export const ShipmentRatesDocument = {"__meta__":{"operation":"ShipmentRates","hash":"sha256:d19178e7e5f845465769631f122c28a349cb3ec280a2d2f288e2caf6c6729dbe"}} as unknown as TypedDocumentString<ShipmentRatesQuery, ShipmentRatesQueryVariables>;
export const PaymentsDocument = {"__meta__":{"operation":"Payments","hash":"sha256:42e74d3341bcffae0b3c9e19219cbb1df6b1b2df6b965ea68f8921584017363e"}} as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>;
export const CheckoutDocument = {"__meta__":{"operation":"Checkout","hash":"sha256:17c7ec14a3f8013df7d9e9ca4e877865baedec3c7b437c6131e7d5c5a0a8d1c6"}} as unknown as TypedDocumentString<CheckoutMutation, CheckoutMutationVariables>;
export const OrdersDocument = {"__meta__":{"operation":"Orders","hash":"sha256:5984b41199f36aef5d6776ae4c67a8ded92dbd4fb527dcf599369256ad6eaa0a"}} as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderDetailDocument = {"__meta__":{"operation":"OrderDetail","hash":"sha256:5a43d06a271e697377f3afe1c89d9dfb090119c78e138173c2592857f9454b4e"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
export const OpenOrderCountDocument = {"__meta__":{"operation":"OpenOrderCount","hash":"sha256:da25c735078af4670371418b8f25f5966efd720852cc63e27d737f6506a1d05d"}} as unknown as TypedDocumentString<OpenOrderCountQuery, OpenOrderCountQueryVariables>;
export const BannersDocument = {"__meta__":{"operation":"Banners","hash":"sha256:8c2b86537fa76bb506dd57b59f67c3b811bb6afb8c0e612bca44e20480e11cd0"}} as unknown as TypedDocumentString<BannersQuery, BannersQueryVariables>;
export const ChangeLanguageDocument = {"__meta__":{"operation":"ChangeLanguage","hash":"sha256:9c6e871c7d6d2276099a8973544316badd04c301b87de7a0e7709399e484e0b4"}} as unknown as TypedDocumentString<ChangeLanguageMutation, ChangeLanguageMutationVariables>;
export const CartDocument = {"__meta__":{"operation":"Cart","hash":"sha256:a37c2119da8fd8de9a37dada97b52831679873a55c5277593287d6f2777e392c"}} as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const UpdateProductsInCartDocument = {"__meta__":{"operation":"UpdateProductsInCart","hash":"sha256:c16e9effd30ec9152fb30756ac3265332837924e41d19b23f2f7c755840c8db2"}} as unknown as TypedDocumentString<UpdateProductsInCartMutation, UpdateProductsInCartMutationVariables>;
export const UpdateProfileUserDocument = {"__meta__":{"operation":"UpdateProfileUser","hash":"sha256:662a1513e2f1398f8749839e2d68d51cda3677826db1151ebe3b00999422901c"}} as unknown as TypedDocumentString<UpdateProfileUserMutation, UpdateProfileUserMutationVariables>;
export const ContentTargetMarketsDocument = {"__meta__":{"operation":"ContentTargetMarkets","hash":"sha256:05b033f055bb2e816a28738657726c61716312007b129b225da7526e238380bf"}} as unknown as TypedDocumentString<ContentTargetMarketsQuery, ContentTargetMarketsQueryVariables>;
export const HomeAnnouncementsDocument = {"__meta__":{"operation":"HomeAnnouncements","hash":"sha256:70c1b5109677597f0113f568dfe43bfe5ccc19d23f4eba3e3f161f830843f819"}} as unknown as TypedDocumentString<HomeAnnouncementsQuery, HomeAnnouncementsQueryVariables>;
export const ProductsDocument = {"__meta__":{"operation":"Products","hash":"sha256:882711e1bf147ac1b3a62f526442fb0a2769e79820d5b4e0c8c5a9fad34c9dbb"}} as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductGroupsDocument = {"__meta__":{"operation":"ProductGroups","hash":"sha256:d2ad41aae27a4f802f25345579eb88e4a36f60308323643a8196c6920752554d"}} as unknown as TypedDocumentString<ProductGroupsQuery, ProductGroupsQueryVariables>;
export const FilterDocument = {"__meta__":{"operation":"Filter","hash":"sha256:0cd09d7168bb2b11e642c0762c6ac1029988c7d3e7f689dd5d4abf85fab36062"}} as unknown as TypedDocumentString<FilterQuery, FilterQueryVariables>;
export const BikeCategoriesDocument = {"__meta__":{"operation":"BikeCategories","hash":"sha256:938ba5e407aa128a5f56991a330791f948fbdb1cf860311880a3a809fe1359c4"}} as unknown as TypedDocumentString<BikeCategoriesQuery, BikeCategoriesQueryVariables>;
export const ProductDetailsDocument = {"__meta__":{"operation":"ProductDetails","hash":"sha256:ca061bdab0d73291b88d652163d318ac921a4ca9b333af8beaae071aaf4a63d4"}} as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const ProductStockDocument = {"__meta__":{"operation":"ProductStock","hash":"sha256:30b6576c88d7cf094b0439867e5072cf944bb9150e095e4a1889bdd9c852c8ad"}} as unknown as TypedDocumentString<ProductStockQuery, ProductStockQueryVariables>;
export const SearchSuggestionsDocument = {"__meta__":{"operation":"SearchSuggestions","hash":"sha256:9e51394be496f2a248688dcd8aa90525c0021215f2f7e9f2ac31114e6c196061"}} as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const GroupsetsDocument = {"__meta__":{"operation":"Groupsets","hash":"sha256:2c8a3d1a50d116a9c8bc433a44a098e0b28c719709e5149869d4760b5c84d172"}} as unknown as TypedDocumentString<GroupsetsQuery, GroupsetsQueryVariables>;