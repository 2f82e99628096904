const DRAWINGS = {
  bell: 'M6.5 16.5h11l-1.5-2.5V10a4 4 0 0 0-8 0v4l-1.500 2.500ZM10.500 19.500h3',
  backspace: 'M9 6h10.500v12H9l-5-6 5-6ZM12 9.500l5 5M17 9.500l-5 5',
  dome: 'M4 17.500h16M5.500 17.500a6.500 6.500 0 0 1 13 0M12 11V8.500M10.500 8.500h3M8.500 20.500h7',
  keypad: 'M6 6v.01M12 6v.01M18 6v.01M6 12v.01M12 12v.01M18 12v.01M6 18v.01M12 18v.01M18 18v.01',
  move: 'M5 12h13.500M13.500 7l5 5-5 5',
  office: 'M5 20V9l7-5 7 5v11h-5v-6h-4v6z',
  online: 'M5.500 10.500a9.500 9.500 0 0 1 13 0M8.500 13.700a5 5 0 0 1 7 0M12 17v.01',
  signOut: 'M14 5H6v14h8M10.500 12H20M16.500 8.500 20 12l-3.500 3.500',
  tables: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
} as const;

/** An icon for the waiters' pages only, so it is not in the sprite of every document. */
export function WaiterIcon({ name }: { readonly name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-name={name}>
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
