import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";

interface SectionLinkProps {
  /** The id of a section of the landing page. */
  section: string;
  className?: string;
  current?: boolean;
  onFollow?: () => void;
  children: ReactNode;
}

/** Leads to a section of the landing page: scrolled to smoothly there, by its address from elsewhere. */
export function SectionLink({ section, className, current, onFollow, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  function follow(event: MouseEvent) {
    onFollow?.();
    if (pathname !== "/" || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = document.getElementById(section);
    if (!target) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${section}`);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  }
  return (
    <a
      href={`/#${section}`}
      onClick={follow}
      aria-current={current ? "page" : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
