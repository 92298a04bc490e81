// Written by "npm run generate" from src/features/*/*.feature.ts.
import type { PlainOperation } from '../outbox/plain-operations.ts';

/** The operations of the outbox that need no code; for the page only, see plain-operations.ts. */
export const plainOperations: readonly PlainOperation[] = [
  {
    "name": "SendCustomerFeedback",
    "version": 1,
    "overwrites": true,
    "hash": "sha256:3e1b5fd8472c3a2f44b6b35af2ecdc746941e0121747345eeb01bbcd2d02e9c8"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "CreateInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:84824f6a76b095b52eea053af5afa0aa6473a8b933bcc113d94ba0fca7849e3d"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "ChangeInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:be2fd9ee288747598d137c1505315b60098d8779ac858c9b43a3c644deeb5066"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "DeleteInspection",
    "hash": "sha256:6dc7b8709a52e29e4b9836a20d8263702cbf5cb40cc801de51c1abf71943353c"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "RestoreInspection",
    "hash": "sha256:b7cfbb641cdc4e830eae5423326e99455321e8413084cfc0399cb528f5416227"
  },
  {
    "name": "SendEmailInvoice",
    "version": 1,
    "overwrites": true,
    "customer": "in arguments",
    "hash": "sha256:7018234d830d6f6417757fbd6f1da1c4feaef76d38d7e2ffb291d9cc34e00a80"
  },
  {
    "name": "CreateInvoiceDispute",
    "version": 1,
    "purpose": "invoices/dispute",
    "customer": "in arguments",
    "refreshes": [
      "invoices"
    ],
    "hash": "sha256:87629f4857a284eab752412a23866a1b6069d2822a516f42062fedd1a653784f"
  },
  {
    "name": "UploadPayment",
    "version": 1,
    "purpose": "payments/receipt",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:ad37f5d9208b4b434044fb3447506c3cd529523f0adfd3bdb664729b6baba6e0"
  },
  {
    "name": "UploadPaymentDoc",
    "version": 1,
    "purpose": "payments/document",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:176fc082634baa6e8f1ca061030982bdc2b423cd4c4be59bce95336bbbfb566b"
  },
  {
    "name": "RegisterFrame",
    "version": 1,
    "overwrites": true,
    "sealed": [
      "customer",
      "postalCode"
    ],
    "refreshes": [
      "retail-sales",
      "frames"
    ],
    "hash": "sha256:86e69387c4dcacecedffdc7a51d2adcf0c68beef0c0ee2ef3facc53694c412fb"
  },
  {
    "name": "DeleteFrame",
    "version": 1,
    "refreshes": [
      "retail-sales",
      "frames"
    ],
    "hash": "sha256:d2a63d8608a567a8754258f53cce3cc693bcb9a84974824db6bc0fcd0b63fd91"
  },
  {
    "name": "UpdateRecallTask",
    "version": 1,
    "purpose": "serials/recall-photo",
    "customer": "in arguments",
    "refreshes": [
      "frames"
    ],
    "hash": "sha256:cee15c1c48d920964206b6482d6e192f3688bd97bec6aeda49166770ccca3141"
  }
];
