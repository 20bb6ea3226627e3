import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { contactRows } from "./contact-rows.ts";
import { icon } from "./view-labels.ts";

/** Every way to reach the person, each a link. */
export function ProfileRows({ view }: { view: ProfileView }) {
  return (
    <ul className="rows">
      {contactRows(view).map(({ href, Icon, name, value, isText = false }) => (
        <li key={href}>
          <a
            href={href}
            {...(href.startsWith("https:") && { rel: "noopener noreferrer nofollow" })}
          >
            <Icon {...icon(22)} />
            <b>{name}</b>
            {isText ? (
              <span className="value wraps">
                <bdi>{value}</bdi>
              </span>
            ) : (
              <span className="value" dir="ltr">
                {value}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
