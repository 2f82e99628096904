/** Size in pixels of pictures for link previews, as messengers and networks ask for it. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
