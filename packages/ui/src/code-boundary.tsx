import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  /** Another value, such as the next page's path, tries the content again. */
  readonly resetOn?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly isBroken: boolean;
  readonly resetOn?: string | undefined;
}

/** Shows a fallback if a part of the page fails to load or render. React requires a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'isBroken'> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === state.resetOn ? null : { isBroken: false, resetOn };
  }

  /** For those who watch for errors; React only prints what a boundary catches. */
  override componentDidCatch(error: unknown): void {
    dispatchEvent(new CustomEvent('caught', { detail: error }));
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
