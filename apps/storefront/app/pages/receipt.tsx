import * as calls from '@tischlein/contract/calls';
import { COMPANY_INVOICE, ORDER } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { buildAddress } from '@tischlein/contract/address';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { CompanyInvoiceDialog } from '../features/receipt/company-invoice-dialog.tsx';
import { ReceiptSheet } from '../features/receipt/receipt-sheet.tsx';
import { useReceipt } from '../features/receipt/use-receipt.ts';
import { useLiveOrder } from '../features/order/use-live-order.ts';
import { MoneyFacts } from '../receipt/money-facts.tsx';
import { orderPath } from '../shop/order-paths.ts';
import { OrderAgain } from '../receipt/order-again.tsx';
import type { PageProps } from './page-props.ts';
import { useShop } from '../context/shop-context.ts';
import { Notice } from '@tischlein/ui/notice';

/** /checkout/success/{orderId}/beleg: the receipt on screen, to print or as a PDF */
export default function ReceiptPage({ id }: PageProps) {
  const { shop } = useShop();
  const { receipt, isOffline } = useReceipt(id);
  const { order } = useLiveOrder(id);
  const [isCompany, setCompany] = useState(false);
  return (
    <>
      <Bar />
      <main className="form-page receipt-page" id="content" tabIndex={-1}>
        <Link className="link-button receipt-back" to={orderPath(id)}>
          {ORDER.backToOrder}
        </Link>
        {receipt === null && (
          <Notice kind="warn" icon="alert">
            {ORDER.noReceipt}
          </Notice>
        )}
        {isOffline && (
          <Notice kind="bad" icon="offline">
            {ORDER.receiptOffline}
          </Notice>
        )}
        {receipt && (
          <>
            <ReceiptSheet receipt={receipt} />
            {order && <MoneyFacts order={order} />}
            <p className="receipt-ways">
              <a
                className="button button-main"
                href={buildAddress(calls.getReceiptPdf, { params: { shop: shop.id, orderId: id } })}
              >
                {ORDER.receiptPdf}
              </a>
              <button className="button button-line" type="button" onClick={() => window.print()}>
                {ORDER.print}
              </button>
              {receipt.buyer.length > 0 && (
                <button className="button button-line" type="button" onClick={() => setCompany(true)}>
                  {COMPANY_INVOICE.open}
                </button>
              )}
              <OrderAgain id={id} />
            </p>
            {isCompany && <CompanyInvoiceDialog orderId={id} onClosed={() => setCompany(false)} />}
          </>
        )}
      </main>
      <SiteFoot />
    </>
  );
}
