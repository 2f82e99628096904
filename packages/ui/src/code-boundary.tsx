import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  /** Another value, such as the next page's path, tries the content again. */
  readonly resetOn?: string;
  /** Called once the part has failed. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly resetOn?: string | undefined;
  readonly isBroken: boolean;
}

/** Shows a fallback if a part of the page fails to load or render. React requires a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, shown: BoundaryState): BoundaryState | null {
    return resetOn === shown.resetOn ? null : { isBroken: false, resetOn };
  }

  /** For those who watch for errors; React only prints what a boundary catches. */
  override componentDidCatch(error: unknown): void {
    dispatchEvent(new CustomEvent('caught', { detail: error }));
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
