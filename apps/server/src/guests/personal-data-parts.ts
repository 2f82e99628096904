import { accountData } from '../accounts/personal-data.store.ts';
import { advertisingData, objectionData } from '../advertising/personal-data.store.ts';
import { applicationData } from '../applications/personal-data.store.ts';
import { electronicInvoiceData } from '../books/personal-data.store.ts';
import { couponData } from '../coupons/personal-data.store.ts';
import { blockData } from './block-data.store.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';
import { feedbackData } from '../feedback/personal-data.store.ts';
import { groupData } from '../group-orders/personal-data.store.ts';
import { mailData } from '../mail/personal-data.store.ts';
import { orderData } from '../orders/personal-data.store.ts';
import { paymentData } from '../payments/personal-data.store.ts';
import { pushData } from '../push/personal-data.store.ts';
import { receiptData } from '../receipts/personal-data.store.ts';
import { reservationData } from '../reservations/personal-data.store.ts';
import { tableData } from '../tables/personal-data.store.ts';
import { withdrawalData } from '../withdrawals/personal-data.store.ts';

/**
 * Where personal data of guests are: the one list from which they are shown, exported and deleted. Parts that find their rows by
 * the contact of an order come before the orders, which lose it.
 */
export const PERSONAL_DATA_PARTS: readonly PersonalDataPart[] = [
  accountData,
  advertisingData,
  objectionData,
  reservationData,
  applicationData,
  feedbackData,
  groupData,
  tableData,
  pushData,
  mailData,
  couponData,
  withdrawalData,
  receiptData,
  electronicInvoiceData,
  paymentData,
  blockData,
  orderData,
];
