// Written by "npm run generate" from src/features/*/*.feature.ts.
import type { PlainOperation } from '../outbox/plain-operations.ts';

/** The operations of the outbox that need no code; for the page only, see plain-operations.ts. */
export const plainOperations: readonly PlainOperation[] = [
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "overwrites": true,
    "sealed": [
      "input"
    ],
    "purpose": {
      "input.invoice": "claims/invoice",
      "input.idCard": "claims/id-card",
      "input.photo1": "claims/photo",
      "input.photo2": "claims/photo",
      "input.photo3": "claims/photo",
      "input.photo4": "claims/photo",
      "input.photo5": "claims/photo",
      "input.photo6": "claims/photo",
      "input.video": "claims/video",
      "input.additionalDoc1": "claims/paper",
      "input.additionalDoc2": "claims/paper",
      "input.additionalDoc3": "claims/paper",
      "input.additionalDoc4": "claims/paper",
      "input.additionalDoc5": "claims/paper"
    },
    "name": "CreateBikeClaim",
    "hash": "sha256:4fb118955abbc980f3f7ce154bf6eda346d9aa40f39fa41423d2d59a63129f31"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "overwrites": true,
    "sealed": [
      "input"
    ],
    "purpose": {
      "input.invoice": "claims/invoice",
      "input.idCard": "claims/id-card",
      "input.photo1": "claims/photo",
      "input.photo2": "claims/photo",
      "input.photo3": "claims/photo",
      "input.photo4": "claims/photo",
      "input.photo5": "claims/photo",
      "input.photo6": "claims/photo",
      "input.video": "claims/video",
      "input.additionalDoc1": "claims/paper",
      "input.additionalDoc2": "claims/paper",
      "input.additionalDoc3": "claims/paper",
      "input.additionalDoc4": "claims/paper",
      "input.additionalDoc5": "claims/paper"
    },
    "name": "CreatePartsClaim",
    "hash": "sha256:6a1ee7e5d18a9eb510730a9f2d5fc9fb9ea15b353ef2f11921abd712e241bc27"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "overwrites": true,
    "sealed": [
      "input"
    ],
    "purpose": {
      "input.invoice": "claims/invoice",
      "input.idCard": "claims/id-card",
      "input.photo1": "claims/photo",
      "input.photo2": "claims/photo",
      "input.photo3": "claims/photo",
      "input.photo4": "claims/photo",
      "input.photo5": "claims/photo",
      "input.photo6": "claims/photo",
      "input.video": "claims/video",
      "input.additionalDoc1": "claims/paper",
      "input.additionalDoc2": "claims/paper",
      "input.additionalDoc3": "claims/paper",
      "input.additionalDoc4": "claims/paper",
      "input.additionalDoc5": "claims/paper"
    },
    "name": "ChangeBikeClaim",
    "hash": "sha256:46d32ec482371859607d33735f1de17b1584bf5caf7f5dd3614bc48999390e5d"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "overwrites": true,
    "sealed": [
      "input"
    ],
    "purpose": {
      "input.invoice": "claims/invoice",
      "input.idCard": "claims/id-card",
      "input.photo1": "claims/photo",
      "input.photo2": "claims/photo",
      "input.photo3": "claims/photo",
      "input.photo4": "claims/photo",
      "input.photo5": "claims/photo",
      "input.photo6": "claims/photo",
      "input.video": "claims/video",
      "input.additionalDoc1": "claims/paper",
      "input.additionalDoc2": "claims/paper",
      "input.additionalDoc3": "claims/paper",
      "input.additionalDoc4": "claims/paper",
      "input.additionalDoc5": "claims/paper"
    },
    "name": "ChangePartsClaim",
    "hash": "sha256:8e93bc66276c5456def71da02e0bc4d077a87e2e449eb9140bff541b4d0acb0a"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "ChangeClaimStatus",
    "purpose": "claims/photo",
    "hash": "sha256:da8a4465e4b016e72eb5438a232a5a6dab2d33bbddfe8ae82f29578318f5bc18"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "AddClaimComment",
    "hash": "sha256:f106da13e34f386e2842240018df94d439d28417dbe13f906970645bfe3a4496"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "AddClaimPaper",
    "purpose": "claims/paper",
    "hash": "sha256:f3236efa263065dec6e3eb3f394c8dc538adbc2215bb88753539b921e036e7df"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "DeleteClaimPaper",
    "hash": "sha256:c3393134c2b24f97fa4d6a5efdcd4ea597f48d83080e86c289896b1166874f7c"
  },
  {
    "name": "ClickCollectUpdateStatus",
    "version": 1,
    "customer": "in arguments",
    "sealed": [
      "code"
    ],
    "refreshes": [
      "click-collect"
    ],
    "hash": "sha256:03c3408d67ff3b297645375372a7966c3349a77b0ddae971e8f1af467f9c9b64"
  },
  {
    "name": "MarkContentRead",
    "version": 1,
    "customer": "in arguments",
    "overwrites": true,
    "refreshes": [
      "news",
      "sales_document"
    ],
    "hash": "sha256:821b5c3781b2a3565fb349d4ceded5c172fcb0dd7cef3ff7b6e1900be42289b0"
  },
  {
    "name": "SendCustomerFeedback",
    "version": 1,
    "overwrites": true,
    "hash": "sha256:3fa293de44db2ae8f651b96e776d94afc8cea00529151209d731fdae5ca63a9b"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "CreateInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:9a53401513202fc97a36fda1475132b3ff4b0882c3855044cdfcbf49b2fb4d45"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "ChangeInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:100378d4f66136f5eb83ec3e0946dbfe7939be9348ae8fb07293b7482c946df9"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "DeleteInspection",
    "hash": "sha256:919b10064112c3e5c10a8ea53e193dc74b1584f5bc64b4b98f0bd9517e22adf3"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "RestoreInspection",
    "hash": "sha256:29c2db77563c2060bd8ed47a456845cf097ceaed609adbd8aa48975a6dd02c16"
  },
  {
    "name": "SendEmailInvoice",
    "version": 1,
    "overwrites": true,
    "customer": "in arguments",
    "hash": "sha256:02debaa77ec9018723991cfc7dac1092efcc7972185864155c4e634051406314"
  },
  {
    "name": "CreateInvoiceDispute",
    "version": 1,
    "purpose": "invoices/dispute",
    "customer": "in arguments",
    "refreshes": [
      "invoices"
    ],
    "hash": "sha256:928db54ceeced10f48bba3e3a071b0a63e96e6cbce5df7c239658cbcebc1db0e"
  },
  {
    "name": "UploadPayment",
    "version": 1,
    "purpose": "payments/receipt",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:1aee649da56f9828d1b956811e6c21048b410cfe58baa0220358878676a6cc3d"
  },
  {
    "name": "UploadPaymentDoc",
    "version": 1,
    "purpose": "payments/document",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:1ada70e2c2c50fad17ca099e2b25c58a1d7c8fd554b9b7ec055883263899db82"
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
    "hash": "sha256:e5d3cf4f98c8ed7d669e7833d6513b92a18db058eb45c4e4615658dcf7a98e9e"
  },
  {
    "name": "DeleteFrame",
    "version": 1,
    "refreshes": [
      "retail-sales",
      "frames"
    ],
    "hash": "sha256:1b330f4cecfcaf1b2321d7b67b0ccb1889889c89f78a58f21e1d7feb2fd42257"
  },
  {
    "name": "UpdateRecallTask",
    "version": 1,
    "purpose": "serials/recall-photo",
    "customer": "in arguments",
    "refreshes": [
      "frames"
    ],
    "hash": "sha256:1aa2a7e9d34c0f70122cf662bf2a12b2e751bfe9a7f97b36bc8589b040466c7c"
  },
  {
    "name": "UpdateStatusOrderItemThirdParty",
    "version": 1,
    "customer": "in arguments",
    "overwrites": true,
    "refreshes": [
      "third-party"
    ],
    "hash": "sha256:8625f91767d011d673d6c768757f3af23d41bb3001f73a0e541b67b6b4316e8c"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "overwrites": true,
    "purpose": "visits/photo",
    "name": "CreateVisit",
    "hash": "sha256:e907836cf6fef1c5879e7d579b60d10fd5630cc49336fef865023205f09321da"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "overwrites": true,
    "purpose": "visits/photo",
    "name": "ChangeVisit",
    "hash": "sha256:0b7077a7991cfd7193de210b86ae3981cf4f20f3142b4ce465374d84c1404a21"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "name": "DeleteVisit",
    "hash": "sha256:93df6ce244acf946c301e8f8a6367e813a996fc346c761f65efc1bf561958b60"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "name": "RestoreVisit",
    "hash": "sha256:0eda3ae017e3383cb7df5be26c39d4d38c23c7c0d884191b3b03be9d699be072"
  }
];
