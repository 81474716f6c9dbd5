import { Component, startTransition, type ErrorInfo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { useBrand } from '@/lib/config';
import { logger } from '@/lib/logger';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly renderScreen: (reset: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logger.error('A screen failed to render', {
      message: error.message,
      stack: error.stack,
      componentStack: info.componentStack,
    });
  }

  override render() {
    return this.state.failed ? this.props.renderScreen(() => this.setState({ failed: false })) : this.props.children;
  }
}

function Oops({ onHome }: { readonly onHome: () => void }) {
  const { supportEmail } = useBrand();
  return (
    <main className="wrap grid content-center py-16">
      <div className="err max-w-measure" role="alert">
        <h1 className="page-title">Oops! Something went wrong</h1>
        <p className="err-text">
          We&apos;re sorry for the inconvenience. The application encountered an unexpected error.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button tone="ink" onClick={onHome}>
            Go to Home
          </Button>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </div>
        <p className="err-text mt-6">
          If it happens again, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </div>
    </main>
  );
}

/** The top-level error screen (product §2.8), around everything that renders. 'Go to Home' resets it and leads to /. */
export function ErrorScreen({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Boundary
      renderScreen={(reset) => (
        <Oops
          onHome={() =>
            // Together: reset alone would render the broken page once more before the address has changed.
            startTransition(() => {
              void navigate('/');
              reset();
            })
          }
        />
      )}
    >
      {children}
    </Boundary>
  );
}
