// Written by "npm run generate" from src/app/route-table.tsv.
import { at, optional, type PathPart, part, type Query } from './path-parts.ts';

export { localePath, type Query, withoutLocale } from './path-parts.ts';

/**
 * Every URL of the app, spelled once and without the locale; `LocaleLink` and `useLocaleNavigate`
 * put the locale before it. Empty values of a query are left out. A namespace and not an object, so
 * that the build drops the paths no link leads to.
 */
export * as paths from './paths.ts';

/** Home, R002. */
export const home = (query?: Query) => at('/', query);
/** Home, R003. */
export const homePage = (query?: Query) => at('/home-page', query);
/** Catalog, R004. */
export const catalog = (query?: Query) => at('/catalog', query);
/** Bikes, R005. */
export const catalogBike = (query?: Query) => at('/catalog/bike', query);
/** Parts and accessories, R006. */
export const catalogPaa = (query?: Query) => at('/catalog/paa', query);
/** Groupsets, R007. */
export const catalogGroupset = (query?: Query) => at('/catalog/groupset', query);
/** Catalog, R008. */
export const catalogList = (query?: Query) => at('/catalog/list', query);
/** Fast order, R009. */
export const fastOrder = (query?: Query) => at('/catalog/fast-order', query);
/** Repeat an order, R010. */
export const repeatOrder = (query?: Query) => at('/catalog/repeat-order', query);
/** Often bought, R011. */
export const frequentPurchases = (query?: Query) => at('/catalog/frequent-purchases', query);
/** Bought before, R012. */
export const previousPurchases = (query?: Query) => at('/catalog/previous-purchases', query);
/** Product, R013. */
export const catalogBikeProduct = (slug: PathPart, query?: Query) => at(`/catalog/bike/${part(slug)}`, query);
/** Product, R014. */
export const catalogPaaProduct = (slug: PathPart, query?: Query) => at(`/catalog/paa/${part(slug)}`, query);
/** Product, R015, R016. */
export const catalogProduct = (slug: PathPart, query?: Query) => at(`/catalog/${part(slug)}`, query);
/** Product, R017. */
export const product = (category: PathPart, slug: PathPart, query?: Query) => at(`/catalog/${part(category)}/${part(slug)}`, query);
/** Cart, R018. */
export const cart = (query?: Query) => at('/cart', query);
/** Shipment, R019. */
export const cartShipment = (query?: Query) => at('/cart/shipment', query);
/** Checkout, R020. */
export const checkout = (query?: Query) => at('/cart/checkout', query);
/** Order confirmation, R021. */
export const orderConfirmation = (query?: Query) => at('/cart/order-confirmation', query);
/** Orders, R022. */
export const orders = (query?: Query) => at('/order', query);
/** Open orders, R023. */
export const openOrders = (query?: Query) => at('/order/open-order', query);
/** Deliveries, R024. */
export const orderDeliveries = (query?: Query) => at('/order/delivery', query);
/** Order. */
export const order = (orderNo: PathPart, query?: Query) => at(`/order/${part(orderNo)}`, query);
/** Open invoices, R025. */
export const openInvoices = (query?: Query) => at('/invoice/open-invoice', query);
/** Open invoices, R026. */
export const openInvoicesRelayout = (query?: Query) => at('/invoice/open-invoice-relayout', query);
/** Paid invoices, R027. */
export const invoices = (query?: Query) => at('/invoice/invoice-list', query);
/** Paid invoices, R028. */
export const invoicesNew = (query?: Query) => at('/invoice/invoice-list-new', query);
/** Payments, R029. */
export const payments = (query?: Query) => at('/payment', query);
/** Pay invoices, R030. */
export const payInvoices = (query?: Query) => at('/payment/invoice', query);
/** Pay invoices, R031. */
export const payInvoicesV2 = (query?: Query) => at('/payment/invoice-v2', query);
/** Claims, R032. */
export const claims = (query?: Query) => at('/claim', query);
/** New claim, R033. */
export const createClaim = (query?: Query) => at('/claim/create', query);
/** New bike claim, R034. */
export const createBikeClaim = (query?: Query) => at('/claim/create/bike', query);
/** New parts claim, R035. */
export const createPaaClaim = (query?: Query) => at('/claim/create/paa', query);
/** Claim, R036. */
export const claim = (id: PathPart, query?: Query) => at(`/claim/${part(id)}`, query);
/** Edit claim, R037. */
export const editClaim = (id: PathPart, query?: Query) => at(`/claim/${part(id)}/edit`, query);
/** Pre-delivery inspections, R038. */
export const inspections = (query?: Query) => at('/pdi', query);
/** Retail sales, R039. */
export const retailSales = (query?: Query) => at('/retail-sales', query);
/** Dealer bonus, R040. */
export const dealerBonus = (query?: Query) => at('/bonus-dealer', query);
/** Dealer bonus, R041. */
export const dealerBonusNew = (query?: Query) => at('/bonus-dealer-new', query);
/** Dealer bonus, Polygon, R042. */
export const dealerBonusPolygon = (query?: Query) => at('/bonus-dealer/polygon', query);
/** Dealer bonus, WIM, R043. */
export const dealerBonusWim = (query?: Query) => at('/bonus-dealer/wim', query);
/** Sales overview, R044. */
export const salesOverview = (query?: Query) => at('/sales-overview', query);
/** Sales overview, R045. */
export const salesOverviewNew = (query?: Query) => at('/sales-overview-new', query);
/** Sales areas, R046. */
export const salesArea = (query?: Query) => at('/sales-area', query);
/** Downloads, R047. */
export const downloadArea = (query?: Query) => at('/download-area', query);
/** Uploads, R048. */
export const uploadArea = (query?: Query) => at('/upload-area', query);
/** Click & Collect, R049. */
export const clickCollect = (query?: Query) => at('/click-collect', query);
/** Click & Collect order, R050. */
export const clickCollectOrder = (id: PathPart, query?: Query) => at(`/click-collect/${part(id)}`, query);
/** Settings, R051. */
export const editProfile = (query?: Query) => at('/user/edit-profile', query);
/** Log in, R052. */
export const login = (query?: Query) => at('/login', query);
/** Maintenance, R053. */
export const maintenance = (query?: Query) => at('/maintenance', query);
/** Become a customer, R054. */
export const newCustomerInquiry = (query?: Query) => at('/new-customer-inquiry', query);
/** No access, R055. */
export const errorAdmin = (query?: Query) => at('/error/admin', query);
/** News, R059. */
export const news = (query?: Query) => at('/news', query);
/** News, R060. */
export const newsItem = (id: PathPart, query?: Query) => at(`/news/${part(id)}`, query);
/** Marketing material, R061. */
export const marketingMaterial = (query?: Query) => at('/marketing-material', query);
/** Marketing material, R062, R063, R064, R066. */
export const marketingMaterialOf = (typeOrId: PathPart, query?: Query) => at(`/marketing-material/${part(typeOrId)}`, query);
/** Marketing material, R065. */
export const marketingMaterialCategory = (type: PathPart, id: PathPart, query?: Query) => at(`/marketing-material/${part(type)}/${part(id)}`, query);
/** Picture, R067. */
export const marketingMaterialImageOfType = (type: PathPart, id: PathPart, imageId: PathPart, query?: Query) => at(`/marketing-material/${part(type)}/${part(id)}/image/${part(imageId)}`, query);
/** Picture, R068. */
export const marketingMaterialImage = (id: PathPart, imageId: PathPart, query?: Query) => at(`/marketing-material/${part(id)}/image/${part(imageId)}`, query);
/** Sales documents, R069. */
export const salesDocuments = (query?: Query) => at('/sales-document', query);
/** Sales documents, R070, R071, R072, R074. */
export const salesDocumentsOf = (typeOrId: PathPart, query?: Query) => at(`/sales-document/${part(typeOrId)}`, query);
/** Sales document, R073. */
export const salesDocument = (type: PathPart, id: PathPart, query?: Query) => at(`/sales-document/${part(type)}/${part(id)}`, query);
/** Third-party catalog, R075. */
export const thirdPartyCatalog = (query?: Query) => at('/3rd-party/catalog', query);
/** Third-party catalog, R076. */
export const thirdPartyCatalogNew = (query?: Query) => at('/3rd-party/catalog-new', query);
/** Third-party orders, R077. */
export const thirdPartyOrders = (query?: Query) => at('/3rd-party/order', query);
/** Third-party articles, R078. */
export const thirdPartyArticles = (query?: Query) => at('/3rd-party/article-maintenance', query);
/** Visit forms, R079. */
export const visitForms = (query?: Query) => at('/visit-form', query);
/** Polygon visits, R080. */
export const polygonVisits = (query?: Query) => at('/visit-form/polygon', query);
/** New Polygon visit, R081. */
export const createPolygonVisit = (query?: Query) => at('/visit-form/polygon/create', query);
/** Polygon visit, R082. */
export const polygonVisit = (id: PathPart, query?: Query) => at(`/visit-form/polygon/${part(id)}`, query);
/** WIM visits, R083. */
export const wimVisits = (query?: Query) => at('/visit-form/wim', query);
/** New WIM visit, R084. */
export const createWimVisit = (query?: Query) => at('/visit-form/wim/create', query);
/** WIM visit, R085. */
export const wimVisit = (id: PathPart, query?: Query) => at(`/visit-form/wim/${part(id)}`, query);
/** Users, R086. */
export const adminUsers = (query?: Query) => at('/admin/users', query);
/** New user, R087. */
export const createUser = (query?: Query) => at('/admin/users/create', query);
/** New user, R088. */
export const createUserUs = (query?: Query) => at('/admin/users/create-us', query);
/** New users, R089. */
export const createUsers = (query?: Query) => at('/admin/users/create-users-mass', query);
/** Edit user, R090. */
export const editUser = (id: PathPart, query?: Query) => at(`/admin/users/${part(id)}/edit`, query);
/** Edit user, R091. */
export const editUserUs = (id: PathPart, query?: Query) => at(`/admin/users/${part(id)}/edit-us`, query);
/** Copy user, R092. */
export const copyUserUs = (id: PathPart, query?: Query) => at(`/admin/users/${part(id)}/copy-us`, query);
/** Roles, R093. */
export const adminRoles = (query?: Query) => at('/admin/roles', query);
/** New role, R094. */
export const createRole = (query?: Query) => at('/admin/roles/create', query);
/** Edit role, R095, R096. */
export const editRole = (id?: PathPart, query?: Query) => at(`/admin/roles/edit${optional(id)}`, query);
/** Group roles, R097. */
export const adminGroupRoles = (query?: Query) => at('/admin/group-roles', query);
/** New group role, R098. */
export const createGroupRole = (query?: Query) => at('/admin/group-roles/create', query);
/** Edit group role, R099. */
export const editGroupRole = (id: PathPart, query?: Query) => at(`/admin/group-roles/edit/${part(id)}`, query);
/** Permissions, R100. */
export const adminPermissions = (query?: Query) => at('/admin/permissions', query);
/** New permission, R101. */
export const createPermission = (query?: Query) => at('/admin/permissions/create', query);
/** Edit permission, R102, R103. */
export const editPermission = (id?: PathPart, query?: Query) => at(`/admin/permissions/edit${optional(id)}`, query);
/** Announcements, R104. */
export const adminAnnouncements = (query?: Query) => at('/admin/announcements', query);
/** New announcement, R105. */
export const createAnnouncement = (query?: Query) => at('/admin/announcements/create', query);
/** Edit announcement, R106. */
export const editAnnouncement = (id: PathPart, query?: Query) => at(`/admin/announcements/${part(id)}/edit`, query);
/** Banners, R107. */
export const adminBanners = (query?: Query) => at('/admin/banners', query);
/** New banner, R108. */
export const createBanner = (query?: Query) => at('/admin/banners/create', query);
/** Edit banner, R109. */
export const editBanner = (id: PathPart, query?: Query) => at(`/admin/banners/${part(id)}/edit`, query);
/** News administration, R110. */
export const adminNews = (query?: Query) => at('/admin/news', query);
/** New news item, R111. */
export const createNews = (query?: Query) => at('/admin/news/create', query);
/** Edit news item, R112. */
export const editNews = (id: PathPart, query?: Query) => at(`/admin/news/${part(id)}/edit`, query);
/** Sales documents, R113. */
export const adminSalesDocument = (query?: Query) => at('/admin/sales-document', query);
/** Sales document groups, R114. */
export const adminSalesDocumentGroups = (query?: Query) => at('/admin/sales-document/group', query);
/** New sales document group, R115. */
export const createSalesDocumentGroup = (query?: Query) => at('/admin/sales-document/group/create', query);
/** Edit sales document group, R116. */
export const editSalesDocumentGroup = (id: PathPart, query?: Query) => at(`/admin/sales-document/group/${part(id)}/edit`, query);
/** Sales documents, R117. */
export const adminSalesDocuments = (query?: Query) => at('/admin/sales-document/list', query);
/** New sales document, R118. */
export const createSalesDocument = (query?: Query) => at('/admin/sales-document/list/create', query);
/** Edit sales document, R119. */
export const editSalesDocument = (id: PathPart, query?: Query) => at(`/admin/sales-document/list/${part(id)}/edit`, query);
/** Marketing material, R120. */
export const adminMarketingMaterial = (query?: Query) => at('/admin/marketing-material', query);
/** Marketing categories, R121. */
export const adminMarketingCategories = (query?: Query) => at('/admin/marketing-material/category', query);
/** New marketing category, R122. */
export const createMarketingCategory = (query?: Query) => at('/admin/marketing-material/category/create', query);
/** Edit marketing category, R123. */
export const editMarketingCategory = (id: PathPart, query?: Query) => at(`/admin/marketing-material/category/${part(id)}/edit`, query);
/** Marketing pictures, R124. */
export const adminMarketingImages = (query?: Query) => at('/admin/marketing-material/image', query);
/** New marketing picture, R125. */
export const createMarketingImage = (query?: Query) => at('/admin/marketing-material/image/create', query);
/** New marketing pictures, R126. */
export const createMarketingImages = (query?: Query) => at('/admin/marketing-material/image/create-bulk', query);
/** Edit marketing picture, R127. */
export const editMarketingImage = (id: PathPart, query?: Query) => at(`/admin/marketing-material/image/${part(id)}/edit`, query);
/** Catalog analysis, R128. */
export const catalogAnalysis = (query?: Query) => at('/admin/catalog-analyze', query);
/** Catalog analysis, R129. */
export const catalogAnalysisNew = (query?: Query) => at('/admin/catalog-analyze-new', query);
/** Order confirmations, R130. */
export const orderConfirmations = (query?: Query) => at('/admin/order-confirmation', query);
/** Pending changes. */
export const pendingChanges = (query?: Query) => at('/pending-changes', query);
/** Order needs your decision. */
export const pendingOrder = (entryId: PathPart, query?: Query) => at(`/pending-changes/order/${part(entryId)}`, query);
/** Carts and templates. */
export const orderLists = (query?: Query) => at('/order-lists', query);
/** Notifications. */
export const notifications = (query?: Query) => at('/notifications', query);
/** Devices. */
export const devices = (query?: Query) => at('/user/devices', query);
/** Offline catalog. */
export const offlineCatalog = (query?: Query) => at('/offline-catalog', query);
/** Invitations. */
export const invitations = (query?: Query) => at('/admin/users/invitations', query);
/** Copy user. */
export const copyUser = (id: PathPart, query?: Query) => at(`/admin/users/${part(id)}/copy`, query);
/** Rights of a user. */
export const userWhy = (id: PathPart, query?: Query) => at(`/admin/users/${part(id)}/why`, query);
/** Users by right. */
export const whoMay = (query?: Query) => at('/admin/who-may', query);
/** Audit log. */
export const auditLog = (query?: Query) => at('/admin/audit', query);
/** Colleagues. */
export const colleagues = (query?: Query) => at('/company/users', query);
/** Inquiries. */
export const customerInquiries = (query?: Query) => at('/admin/customer-inquiries', query);
/** New inspection. */
export const createInspection = (query?: Query) => at('/pdi/create', query);
/** Inspection. */
export const inspection = (id: PathPart, query?: Query) => at(`/pdi/${part(id)}`, query);
/** Statement of account. */
export const accountStatement = (query?: Query) => at('/invoice/statement', query);
/** Invoice. */
export const invoice = (invoiceNo: PathPart, query?: Query) => at(`/invoice/${part(invoiceNo)}`, query);
/** Payment. */
export const paymentRequest = (externalId: PathPart, query?: Query) => at(`/payment/request/${part(externalId)}`, query);
/** Order payments. */
export const orderPayments = (query?: Query) => at('/payment/order', query);
/** Payments to be checked. */
export const heldPayments = (query?: Query) => at('/payment/held', query);
/** Bank entries. */
export const bankEntries = (query?: Query) => at('/payment/bank', query);
/** Saved payment methods. */
export const savedPayments = (query?: Query) => at('/payment/saved', query);
/** Products. */
export const managedProducts = (query?: Query) => at('/admin/catalog-analyze/products', query);
/** Login and security. */
export const security = (query?: Query) => at('/user/security', query);
/** Register a sale. */
export const registerSale = (query?: Query) => at('/retail-sales/register', query);
/** Upload many sales. */
export const uploadSales = (query?: Query) => at('/retail-sales/upload', query);
/** Accounts of consumers. */
export const consumerAccounts = (query?: Query) => at('/retail-sales/accounts', query);
/** Upload accounts of consumers. */
export const uploadAccounts = (query?: Query) => at('/retail-sales/accounts/upload', query);
/** Consumer data. */
export const consumers = (query?: Query) => at('/retail-sales/consumers', query);
/** Check a frame. */
export const frame = (number?: PathPart, query?: Query) => at(`/frame${optional(number)}`, query);
/** My stock of bikes. */
export const frameStock = (query?: Query) => at('/frame-stock', query);
/** Product safety recalls. */
export const recall = (id?: PathPart, query?: Query) => at(`/recall${optional(id)}`, query);
/** Third-party cart. */
export const thirdPartyCart = (query?: Query) => at('/3rd-party/cart', query);
/** Third-party order. */
export const thirdPartyOrder = (orderNo: PathPart, query?: Query) => at(`/3rd-party/order/${part(orderNo)}`, query);
