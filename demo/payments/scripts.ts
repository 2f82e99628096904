import type { PracticeResponse } from './practice.ts';

// Both offer the part of the real scripts that the checkout uses, without their looks.

const PAYPAL = `(() => {
  const pages = new URL('.', document.currentScript.src);
  const ended = (opened) => new Promise((resolve) => {
    const before = opened.document;
    const look = setInterval(() => {
      // After a redirect it briefly still shows the previous page.
      if (!opened.closed && opened.document === before) return;
      const [, end] = opened.closed ? [null, 'cancelled'] : /\\/back\\/(\\w+)$/.exec(opened.location.pathname) ?? [];
      if (end === undefined) return;
      clearInterval(look);
      resolve(end);
    }, 100);
  });
  const lead = async (options, orderID, opened) => {
    opened.location.replace(new URL('pay/' + encodeURIComponent(orderID) + '?button=1', pages));
    if ((await ended(opened)) !== 'approved') return options.onCancel({ orderID });
    let isAgain = false;
    await options.onApprove({ orderID }, { restart: async () => { isAgain = true; } });
    if (isAgain) return lead(options, orderID, opened);
  };
  const press = async (options) => {
    const opened = open('about:blank', 'practice-paypal', 'popup,width=480,height=720');
    let isRefused = opened === null;
    try {
      await options.onClick({ fundingSource: 'paypal' }, { resolve: async () => {}, reject: async () => { isRefused = true; } });
      if (!isRefused) await lead(options, await options.createOrder({}), opened);
    } catch (error) {
      options.onError(error);
    } finally {
      opened?.close();
    }
  };
  const Buttons = (options) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-main button-wide',
      textContent: 'Jetzt kaufen mit PayPal',
    });
    button.addEventListener('click', () => void press(options));
    return { render: async (place) => place.append(button), close: async () => button.remove() };
  };
  window.paypal = { FUNDING: { PAYPAL: 'paypal' }, Buttons };
})();
`;

const AMAZON = `(() => {
  const pages = new URL('.', document.currentScript.src);
  const initCheckout = ({ publicKeyId: keyid, createCheckoutSessionConfig: { payloadJSON: payload, signature, algorithm } }) =>
    location.assign(new URL('amazon-button?' + new URLSearchParams({ payload, signature, keyid, algorithm }), pages));
  window.amazon = { Pay: { initCheckout } };
})();
`;

const toScriptResponse = (body: string): PracticeResponse => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

export const getPaypalScript = (): PracticeResponse => toScriptResponse(PAYPAL);
export const getAmazonScript = (): PracticeResponse => toScriptResponse(AMAZON);
