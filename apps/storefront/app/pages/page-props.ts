export interface PageProps {
  /** The variable part of the path, such as an order's id; '' if there is none. */
  readonly id: string;
}
