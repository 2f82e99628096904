// Apart from the other paths: no part of the first load leads to an order.
/** The checkout after a failed payment. */
export const PAYMENT_FAILED_PATH = '/checkout/fehlgeschlagen';

/** The bill after a failed payment. */
export const BILL_NOT_PAID_PATH = '/tisch/rechnung?fehlgeschlagen';

export const orderPath = (orderId: string): string => `/checkout/success/${encodeURIComponent(orderId)}`;
export const receiptPath = (orderId: string): string => `${orderPath(orderId)}/beleg`;
export const feedbackPath = (orderId: string): string => `/feedback/${encodeURIComponent(orderId)}`;
