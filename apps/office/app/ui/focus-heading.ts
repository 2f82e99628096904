/** For buttons that go with what they have done: the focus continues at the heading of the page, if they still have it. */
export function focusHeading(bar: string): void {
  const heading = document.querySelector('h1');
  if (document.activeElement?.closest(bar) || document.activeElement === document.body)
    heading?.focus({ preventScroll: true });
}
