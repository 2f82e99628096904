import { FRAME } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** Shown if code of the page could not be loaded. */
export function ReloadNotice() {
  return (
    <div className="service-notices">
      <Notice kind="bad" icon="offline" role="alert">
        {FRAME.notLoaded}{' '}
        <button className="link-button" type="button" onClick={() => location.reload()}>
          {FRAME.reload}
        </button>
      </Notice>
    </div>
  );
}
