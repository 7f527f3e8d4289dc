import { Copy, RotateCcw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface ErrorBoundaryProps {
  /** What failed, in words: the name of the place. */
  readonly what: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a failure to the part in which it happened, names it, and lets the detail be copied. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Failure
        what={this.props.what}
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined, hasFailed: false })}
      />
    );
  }
}

function Failure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const text = useText();
  const { sentence, detail } = describeError(error, text);
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={text('frame.failure.title', { what })}
        actions={
          <>
            <Button tone="primary" icon={RotateCcw} onPress={onRetry}>
              {text('frame.failure.retry')}
            </Button>
            <Button icon={Copy} onPress={() => void navigator.clipboard.writeText(detail)}>
              {text('frame.part.copyDetail')}
            </Button>
          </>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
