import * as calls from '@tischlein/contract/calls';
import type { PostcodesNear } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

export type NearPostcode = PostcodesNear['postcodes'][number];

/** The postcodes around a shop; empty until they are read. */
export function usePostcodes(shop: string): readonly NearPostcode[] {
  const { value } = useRemote<PostcodesNear>({
    key: `postcodes ${shop}`,
    read: () => send(calls.listPostcodesNear, { params: { shop } }),
  });
  return value?.postcodes ?? [];
}
