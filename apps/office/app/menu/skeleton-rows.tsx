const ROWS = 8;

/** The shape of the list while it is loading. */
export const SkeletonRows = () => (
  <div className="menu-skeleton" aria-busy="true">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} />
    ))}
  </div>
);
