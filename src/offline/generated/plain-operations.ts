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
    "hash": "sha256:a4a0bc40404fe7d2aedd6b030007cb33be839b81e64151e8e1879d5b596e3fde"
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
    "hash": "sha256:3d83b643db38248024738112be9ec263cc1073b742b3a78f74bbb9876a7090bb"
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
    "hash": "sha256:abcc001d1b69f9c2005535e788f2863fa40d2a9438f2512724681d333385cd03"
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
    "hash": "sha256:e1aac74b2dd223b9675f6dc91ee91e8c201fd2316ccfb4beef739ed2f2a19074"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "ChangeClaimStatus",
    "purpose": "claims/photo",
    "hash": "sha256:f59c589dcef907c64b5e06237d415282d1119664cfeb4da24a73e531254b770d"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "AddClaimComment",
    "hash": "sha256:92a1026a22a6d196802ec3ed9470616448263a590f7720e0f8ea5a027c8b91de"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "AddClaimPaper",
    "purpose": "claims/paper",
    "hash": "sha256:237e380bab501629b1d6ed3a8b37fd15c0f1cf95a25a202297c0a94cdf90b9bd"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "claims"
    ],
    "name": "DeleteClaimPaper",
    "hash": "sha256:13d29ae1dea2532f4157dfe4893e611129838136651276bec9549a63e0925e1c"
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
    "hash": "sha256:45d4bb5475c9135d9a28700388a6aad5ab27cd152462cd1df3cddd9be815b7ce"
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
    "hash": "sha256:b991978f9a05c18c67a29acf96986e46ce1e93728281ba84927573e4027d038b"
  },
  {
    "name": "SendCustomerFeedback",
    "version": 1,
    "overwrites": true,
    "hash": "sha256:33425696c866cbe571be8f0e637e27791714badd070394fb6f6d3abcf6a6f1a4"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "CreateInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:3c3994d2665da1d8f111cbb72d17ff7696e0fd32911648af5ac5ea432eb2b235"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "ChangeInspection",
    "purpose": "inspections/photo",
    "hash": "sha256:c75a048f23af5475567eba486f7a56356f746d5c7016d3eb9bbd091acaed7b8f"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "DeleteInspection",
    "hash": "sha256:a42661df77b2aad005f4af735095d0cd9c80defd933777013a739d461c93dfe7"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "inspections"
    ],
    "name": "RestoreInspection",
    "hash": "sha256:db5ad5daf0fa908f16b6feea6e4e19ab2a835945e464f15c075d35544e402e27"
  },
  {
    "name": "SendEmailInvoice",
    "version": 1,
    "overwrites": true,
    "customer": "in arguments",
    "hash": "sha256:91f049781b149f466ae2fb7647ee906ea55e2d3bde0f63c85223a2114d2a611b"
  },
  {
    "name": "CreateInvoiceDispute",
    "version": 1,
    "purpose": "invoices/dispute",
    "customer": "in arguments",
    "refreshes": [
      "invoices"
    ],
    "hash": "sha256:2eb9f6ac0dd21a58da10ebbbad71bd2c667460f3ed1157a890ec04a31e65b978"
  },
  {
    "name": "UploadPayment",
    "version": 1,
    "purpose": "payments/receipt",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:76040b0b28057ba7ff594322db1d53d3e611401770b2852865b458bee30b370e"
  },
  {
    "name": "UploadPaymentDoc",
    "version": 1,
    "purpose": "payments/document",
    "customer": "in arguments",
    "refreshes": [
      "payments"
    ],
    "hash": "sha256:94bec508b26377c89eaaddec61971b75da432c7cf5259bc5faac59024f6f5bad"
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
    "hash": "sha256:d2ef03e2dd1e9198443a9cce0bc6e6ccba3dee555d42a6d516b79a56f428ddcb"
  },
  {
    "name": "DeleteFrame",
    "version": 1,
    "refreshes": [
      "retail-sales",
      "frames"
    ],
    "hash": "sha256:734db55d78b13c95172f30f2362409a2928fc72aca6122fc113f55b6e0e19fc0"
  },
  {
    "name": "UpdateRecallTask",
    "version": 1,
    "purpose": "serials/recall-photo",
    "customer": "in arguments",
    "refreshes": [
      "frames"
    ],
    "hash": "sha256:4ed3def4708be9e4c2ff3827a2fafc124c1e2249fbaaa3f70f21c90ac902eeb4"
  },
  {
    "name": "UpdateStatusOrderItemThirdParty",
    "version": 1,
    "customer": "in arguments",
    "overwrites": true,
    "refreshes": [
      "third-party"
    ],
    "hash": "sha256:cc7ebb19c14f249b33308690d9b7214e354aeb91f5c72a7726e6d0328adf5ed6"
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
    "hash": "sha256:fd9d9588bf752df9874b04b7654f7a63ca5b690b84fb0cb58d676d4a8075eee2"
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
    "hash": "sha256:b332329f22a54e82f1b6829373225824bc9f341c700cdcef4482ca31aff011b1"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "name": "DeleteVisit",
    "hash": "sha256:a33eaffe3002eef3727d913ce6da2e6564a731716c3af2f53a35706d7a16a0b3"
  },
  {
    "version": 1,
    "customer": "in arguments",
    "refreshes": [
      "visits"
    ],
    "name": "RestoreVisit",
    "hash": "sha256:138297095eec1cbf0a7ebd00361ae2e4dfac7d8e47e06b9c0ec593fe8a920e30"
  }
];
