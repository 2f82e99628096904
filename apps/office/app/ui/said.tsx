import '@tischlein/ui/styles/form.css';

/** Live region of a form: problems are announced assertively, everything else politely. */
export function Said({
  said: { text, isProblem },
}: {
  readonly said: { readonly text: string; readonly isProblem: boolean };
}) {
  return (
    <>
      {isProblem && (
        <p className="notice" data-kind="bad" role="alert">
          {text}
        </p>
      )}
      <p className="said" role="status">
        {isProblem ? '' : text}
      </p>
    </>
  );
}
