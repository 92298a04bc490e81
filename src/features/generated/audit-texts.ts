// Written by "npm run generate" from src/features/*/*.audit.ts.
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';
import { accessAudit } from '#src/features/access/access.audit.ts';
import { announcementsAudit } from '#src/features/announcements/announcements.audit.ts';
import { auditLogAudit } from '#src/features/audit-log/audit-log.audit.ts';
import { bannersAudit } from '#src/features/banners/banners.audit.ts';
import { claimsAudit } from '#src/features/claims/claims.audit.ts';
import { clickCollectAudit } from '#src/features/click-collect/click-collect.audit.ts';
import { inquiryAudit } from '#src/features/inquiry/inquiry.audit.ts';
import { inspectionsAudit } from '#src/features/inspections/inspections.audit.ts';
import { invoicesAudit } from '#src/features/invoices/invoices.audit.ts';
import { marketingMaterialAudit } from '#src/features/marketing-material/marketing-material.audit.ts';
import { newsAudit } from '#src/features/news/news.audit.ts';
import { ordersAudit } from '#src/features/orders/orders.audit.ts';
import { paymentsAudit } from '#src/features/payments/payments.audit.ts';
import { productManagementAudit } from '#src/features/product-management/product-management.audit.ts';
import { profileAudit } from '#src/features/profile/profile.audit.ts';
import { retailSalesAudit } from '#src/features/retail-sales/retail-sales.audit.ts';
import { salesAreasAudit } from '#src/features/sales-areas/sales-areas.audit.ts';
import { salesDocumentsAudit } from '#src/features/sales-documents/sales-documents.audit.ts';
import { serialsAudit } from '#src/features/serials/serials.audit.ts';
import { sessionAudit } from '#src/features/session/session.audit.ts';
import { thirdPartyAudit } from '#src/features/third-party/third-party.audit.ts';
import { viewAsAudit } from '#src/features/view-as/view-as.audit.ts';
import { visitsAudit } from '#src/features/visits/visits.audit.ts';

/** The texts that features add to the audit log, by feature. */
export const auditTexts: Readonly<Record<string, AuditTexts>> = {
  access: accessAudit,
  announcements: announcementsAudit,
  'audit-log': auditLogAudit,
  banners: bannersAudit,
  claims: claimsAudit,
  'click-collect': clickCollectAudit,
  inquiry: inquiryAudit,
  inspections: inspectionsAudit,
  invoices: invoicesAudit,
  'marketing-material': marketingMaterialAudit,
  news: newsAudit,
  orders: ordersAudit,
  payments: paymentsAudit,
  'product-management': productManagementAudit,
  profile: profileAudit,
  'retail-sales': retailSalesAudit,
  'sales-areas': salesAreasAudit,
  'sales-documents': salesDocumentsAudit,
  serials: serialsAudit,
  session: sessionAudit,
  'third-party': thirdPartyAudit,
  'view-as': viewAsAudit,
  visits: visitsAudit,
};
