import { useEffect, useRef, type ComponentProps } from "react";

/**
 * A section that fades in when a tenth of it is on screen. It is rendered visible; the script hides
 * only sections that are below the screen when it runs.
 */
export function Reveal({ className, ...rest }: ComponentProps<"section">) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset["waiting"] = "";
    const show = () => {
      delete element.dataset["waiting"];
      observer.disconnect();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      { threshold: 0.1 },
    );
    observer.observe(element);
    return show;
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`reveal -scroll-mt-8 outline-none md:-scroll-mt-4 focus-visible:shadow-none focus-visible:outline-none ${className ?? ""}`}
      {...rest}
    />
  );
}
