import { Component, Suspense, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { MissingPart } from "#app/ui/missing-part.ts";

interface SectionBoundaryProps {
  /** The visible name of the section. */
  section: string;
  children: ReactNode;
}

interface SectionState {
  crashed: boolean;
  error: unknown;
}

/** An error boundary: an error in one section does not affect the rest of the page. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionState> {
  override state: SectionState = { crashed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): SectionState {
    return { crashed: true, error };
  }

  readonly #retry = () => {
    // React does not retry a failed import, so only reloading the page helps.
    if (this.state.error instanceof MissingPart) location.reload();
    else this.setState({ crashed: false, error: undefined });
  };

  override render() {
    if (!this.state.crashed) return <Suspense>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="wrap section-space">
        <div className="max-w-140 border-t border-ink pt-5">
          <h2 className="text-item font-text tracking-item">
            {m.storefront_section_error({ section: this.props.section })}
          </h2>
          <p className="mt-2 mb-6 text-ink-2">{m.storefront_section_error_text()}</p>
          <Button variant="line" size="s" onClick={this.#retry}>
            {m.ui_retry()}
          </Button>
        </div>
      </div>
    );
  }
}
