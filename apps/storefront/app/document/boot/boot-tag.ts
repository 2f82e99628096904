import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { BOOT } from '@tischlein/wording/storefront';
import { escapeHtml } from '../escape.ts';
import type { LinkedFiles } from '../linked-files.ts';
import boot from 'inline-script:./boot.ts';
import hold from 'inline-script:./hold.ts';

/** Texts of the inline scripts, for their hashes in the content security policy. */
export const INLINE_SCRIPTS = [hold, boot];

/** Holds what a guest does until the page is hydrated. No stylesheet may stand before it: the script would wait for it. */
export const HOLD_TAG = `<script>${hold}</script>`;

/** The inline script at the end of the document, and the notices that it and the entry module show. It looks for a stored cart of this shop. */
export function bootTag({ entry, preloads, pageFiles }: LinkedFiles, menu: string, shopId: string): string {
  const files = `data-entry="${entry}" data-preloads="${escapeHtml(preloads.join(' '))}" data-page-files="${escapeHtml(pageFiles.join(' '))}" data-menu="${escapeHtml(menu)}" data-shop="${escapeHtml(shopId)}" data-report="${buildAddress(calls.reportBrowser)}"`;
  return `${NOTICES}<script ${files}>${boot}</script>`;
}

const NOTICES = [
  notice('not-loaded', 'alert', `${BOOT.notLoaded} <a href="">${BOOT.reload}</a>`),
  notice('no-menu', 'status', BOOT.noMenu),
].join('');

function notice(id: string, role: string, html: string): string {
  return `<template id="${id}"><div class="notice" data-kind="bad" role="${role}"><svg class="icon" aria-hidden="true"><use href="#icon-offline"/></svg><div>${html}</div></div></template>`;
}
