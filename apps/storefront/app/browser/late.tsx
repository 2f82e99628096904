import { createLate } from '@tischlein/ui/late';
import { ReloadNotice } from './reload-notice.tsx';

/** A part whose code is loaded when it is first shown; if that fails, it says so in its place. */
export const late = createLate(ReloadNotice);
