import { Component, Suspense, type ReactNode } from "react";

import { m } from "#app/i18n/messages.ts";
import { Button } from "#app/ui/button.tsx";

interface SectionBoundaryProps {
  /** The section's name as people call it. */
  section: string;
  children: ReactNode;
}

/** Keeps a section that crashes from taking the page with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return <Suspense>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="wrap section-space">
        <div className="max-w-140 border-t border-ink pt-5">
          <h2 className="text-item font-text tracking-item">
            {m.storefront_section_error({ section: this.props.section })}
          </h2>
          <p className="mt-2 mb-6 text-ink-2">{m.storefront_section_error_text()}</p>
          <Button variant="line" size="s" onClick={() => this.setState({ crashed: false })}>
            {m.ui_retry()}
          </Button>
        </div>
      </div>
    );
  }
}
