import * as calls from '@tischlein/contract/calls';
import { mayWrite } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { changeMenu } from '../shops/change-menu.ts';
import { editDocument } from '../shops/edit-document.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { toVersionedMenu } from '../shops/saved-shop.ts';

/** A shop's menu as its merchants edit it. */
export const officeMenuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopMenu, ({ shop: { menuDocument: document, menuVersion }, reply }) =>
    sendVersioned(reply, { document, version: String(menuVersion) }),
  );

  route(app, calls.saveShopMenu, async ({ shop: { id: shopId }, staff, body, request }) => {
    const author = { by: staff.email, mayWriteOffers: mayWrite(staff, 'offers') };
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: toVersionedMenu,
      keeps: listConcerned,
      write: (writer, saved) =>
        changeMenu(writer, saved, { menu: body, ...author, at: deps.clock.now(), cause: 'edit' }),
    });
    return requireEdited(edited) === 'forbidden' ? refuse('forbidden') : undefined;
  });
};
