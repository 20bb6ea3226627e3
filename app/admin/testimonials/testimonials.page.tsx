import { Star } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ListFilter } from "../resource/list-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { RATINGS } from "./star-rating.tsx";
import { testimonialView } from "./testimonial-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("testimonials") }) }];

export default function TestimonialsPage() {
  return (
    <ResourceScreen
      view={testimonialView}
      filters={(list) => (
        <>
          <ListFilter
            list={list}
            name="rating"
            label={m.panel_testimonials_rating()}
            icon={Star}
            options={RATINGS.map((rating) => ({
              value: String(rating),
              label: m.panel_testimonials_stars({ count: rating }),
            }))}
          />
          <ArabicFilter list={list} />
        </>
      )}
    />
  );
}
