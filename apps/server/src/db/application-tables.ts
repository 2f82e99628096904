import type { ShopId } from '@tischlein/domain';

/** An application for a job of a shop. */
export interface JobApplicationRow {
  shop_id: ShopId;
  /** Keyed hash of the application: sending it again creates no second row. */
  application_id: string;
  job_id: string;
  /** The title when it was sent. */
  job_title: string;
  name: string;
  contact: string;
  message: string;
  pdf: Uint8Array | null;
  received_at: string;
}
