import { Pause, Play } from "lucide-react";
import { useRef } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { TestimonialCard } from "./testimonial-card.tsx";
import { useSlides } from "./use-slides.ts";

/** Testimonials in a grid; on phones one at a time, fading, with dots and a pause button. */
export function TestimonialSlides({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const slides = useSlides(testimonials.length);
  const swipeFrom = useRef<number | null>(null);
  const many = testimonials.length > 1;
  return (
    <div className="mt-11 lg:mt-18" {...slides.holdWhileInside}>
      <ul
        className="grid gap-x-6 gap-y-14 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3"
        onTouchStart={(event) => {
          swipeFrom.current = event.changedTouches[0]?.clientX ?? null;
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - (swipeFrom.current ?? 0);
          const forward = document.dir === "rtl" ? moved > 0 : moved < 0;
          if (many && Math.abs(moved) > 40) slides.step(forward ? 1 : -1);
        }}
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={classNames(
              "flex max-md:transition-[opacity,visibility] max-md:duration-220 max-md:not-noscript:col-start-1 max-md:not-noscript:row-start-1",
              index !== slides.active &&
                "max-md:not-noscript:invisible max-md:not-noscript:opacity-0",
            )}
          >
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {many && (
        <div className="mt-7 flex items-center gap-1 md:hidden noscript:hidden">
          <div className="flex min-w-0 flex-wrap gap-x-1">
            {testimonials.map((testimonial, index) => (
              <button
                key={testimonial.id}
                type="button"
                aria-label={m.storefront_testimonial_show({ number: index + 1 })}
                aria-current={index === slides.active}
                onClick={() => slides.show(index)}
                className="group grid h-11 min-w-7 place-items-center rounded-pill"
              >
                <i className="block size-2 rounded-pill bg-line-2 transition-[width,background-color] group-aria-[current=true]:w-6 group-aria-[current=true]:bg-ink" />
              </button>
            ))}
          </div>
          {slides.moves && (
            <IconButton
              className="ms-auto -me-3 shrink-0"
              label={
                slides.paused ? m.storefront_testimonials_play() : m.storefront_testimonials_pause()
              }
              onClick={slides.togglePause}
            >
              {slides.paused ? <Play {...ICON} /> : <Pause {...ICON} />}
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

const ICON = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;
