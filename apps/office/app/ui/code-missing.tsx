import { OFFICE_PAGES } from '@tischlein/wording/office';

/** Shown in place of a part whose code could not be loaded. */
export function CodeMissing() {
  return (
    <p className="notice" data-kind="bad" role="alert">
      {OFFICE_PAGES.notLoaded}{' '}
      <button className="link-button" type="button" ref={reloadAlone} onClick={() => location.reload()}>
        {OFFICE_PAGES.reload}
      </button>
    </p>
  );
}

/** For unattended tablets: reloads after an update, and once the connection is back. */
function reloadAlone(): () => void {
  const reload = (): void => location.reload();
  addEventListener('online', reload);
  void isOutdated().then((hasOtherCode) => hasOtherCode && reload());
  return () => removeEventListener('online', reload);
}

/** true: the server has been updated since this page was loaded, and no longer has the code that it asks for. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch(location.href).catch(() => null);
  return Boolean(answer?.ok && entry && !(await answer.text()).includes(entry));
}
