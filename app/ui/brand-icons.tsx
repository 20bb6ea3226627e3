import { lineIcon } from "./line-icon.tsx";

/** Logos of social platforms. */

export const InstagramIcon = lineIcon(
  <>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" strokeWidth="2" />
  </>,
);

export const LinkedinIcon = lineIcon(
  <>
    <path d="M4 9.500V20M4 4.500h.01M9.5 20V9.5" />
    <path d="M9.5 20v-6a4.5 4.5 0 0 1 9.5 0v6" />
  </>,
);

export const FacebookIcon = lineIcon(
  <path d="M17 3h-2.500A4.5 4.5 0 0 0 10 7.500V10H7v4h3v7M10 14h5.500l1-4H10" />,
);

export const WhatsappIcon = lineIcon(
  <>
    <path d="M3.5 20.5 5 16a8.5 8.5 0 1 1 3.200 3z" />
    <path d="M9 8.500c-.4 3.6 2.700 6.700 6.5 6.500l.5-1.700-2.100-1-1 .9a5 5 0 0 1-2.200-2.200l.8-1-.9-2z" />
  </>,
);

export const TwitterIcon = lineIcon(<path d="M4 4l16 16M20 4 4 20" />);

export const YoutubeIcon = lineIcon(
  <>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="m10.5 9.5 4 2.5-4 2.500z" />
  </>,
);
