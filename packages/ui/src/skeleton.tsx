import { LOADING } from '@tischlein/wording';

/** A grey placeholder in the shape of the content being loaded. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-busy="true" aria-label={LOADING} role="status">
      {[1, 2, 3].map((part) => (
        <div key={part} className="skeleton-part">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
