import type { ImageId } from '@tischlein/domain';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { GUEST_VIEW } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import type { ReactNode } from 'react';
import { isDrawing } from '@tischlein/domain/menu';

interface GuestViewProps {
  /** Beside the title: what can be switched. */
  readonly switches?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of what guests see. */
export function GuestView({ switches, children }: GuestViewProps) {
  return (
    <section className="guest-view" aria-label={GUEST_VIEW.title}>
      <div className="guest-view-head">
        <Icon name="search" />
        {GUEST_VIEW.title}
        {switches}
      </div>
      {children}
    </section>
  );
}

interface GuestPictureProps {
  readonly shop: string;
  readonly image: ImageId | undefined;
}

/** A picture as guests see it; a drawing says so. */
export function GuestPicture({ shop, image }: GuestPictureProps) {
  if (image === undefined) return null;
  return (
    <div className="guest-view-picture">
      <img src={toPicture(shop, image, '756x384')} alt="" width="756" height="384" />
      {isDrawing(image) && <small>{GUEST_VIEW.drawing}</small>}
    </div>
  );
}

/** The address of a picture in one of the sizes that the server draws. */
export const toPicture = (shop: string, image: ImageId, size: '288x192' | '756x384'): string =>
  buildAddress(calls.getPicture, { params: { shop, image, file: `${size}.webp` } });
