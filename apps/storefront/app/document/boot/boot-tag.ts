import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { BOOT } from '@tischlein/wording/storefront';
import { escapeHtml } from '../escape.ts';
import type { LinkedFiles } from '../linked-files.ts';
import boot from 'inline-script:./boot.ts';

/** Text of the inline script, for its hash in the content security policy. */
export const BOOT_SCRIPT = boot;

/** The inline script, and the notices that it and the entry module show. It looks for a stored cart of this shop. */
export function bootTag({ entry, preloads, pageFiles }: LinkedFiles, menu: string, shopId: string): string {
  const files = `data-entry="${entry}" data-preloads="${escapeHtml(preloads.join(' '))}" data-page-files="${escapeHtml(pageFiles.join(' '))}" data-menu="${escapeHtml(menu)}" data-shop="${escapeHtml(shopId)}" data-report="${buildAddress(calls.reportBrowser)}"`;
  return `${NOTICES}<script ${files}>${BOOT_SCRIPT}</script>`;
}

const NOTICES = [
  notice('not-loaded', 'alert', `${BOOT.notLoaded} <a href="">${BOOT.reload}</a>`),
  notice('no-menu', 'status', BOOT.noMenu),
].join('');

function notice(id: string, role: string, html: string): string {
  return `<template id="${id}"><div class="notice" data-kind="bad" role="${role}"><svg class="icon" aria-hidden="true"><use href="#icon-offline"/></svg><div>${html}</div></div></template>`;
}
