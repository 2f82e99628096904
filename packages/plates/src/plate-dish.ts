/** A dish or drink as the menu editor knows it. Only the name is needed; the rest makes the picture more specific. */
export interface PlateDish {
  readonly name: string;
  /** The section of the menu: 'Pizza', 'Alkoholfreie Getränke'. */
  readonly category?: string;
  readonly ingredients?: readonly string[];
  /** Undefined: unknown, decided by the name. */
  readonly isDrink?: boolean;
}

export interface PlatePicture {
  readonly svg: string;
  /** Pixels of the SVG; its filters count in pixels, so it must be rendered at this size before scaling. */
  readonly width: number;
  readonly height: number;
}
