/** Scrolls by keyboard, too. */
export const SCROLL_REGION = { className: 'detail-body', role: 'region', tabIndex: 0 } as const;
