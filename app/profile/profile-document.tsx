import arabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import latin from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import { FIRST_SCHEME, type ColorScheme } from "#shared/profiles/profile-parts.ts";
import type { ProfileTheme } from "#shared/profiles/theme.ts";

import { sideOf, surfacesOf, themeStyle } from "./themes.ts";

import fallback from "#app/ui/fallback-typeface.css?raw";
import style from "./profile.css?raw";

interface ProfileDocumentProps {
  /** On the generated style, which the page's policy then allows. */
  nonce: string;
  title: string;
  theme: ProfileTheme;
  scheme?: ColorScheme;
  /** Further elements of the head. */
  head?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A page of its own, outside of the shop's pages: all of its style is in it, so that it is painted as
 * soon as it has arrived, and no script belongs to it.
 */
export function ProfileDocument({
  nonce,
  title,
  theme,
  scheme = FIRST_SCHEME,
  head,
  className,
  children,
}: ProfileDocumentProps) {
  const { direction, script } = LANGUAGES[getLocale()];
  const { light, dark } = surfacesOf(theme, scheme);
  const font = FONTS[script];
  return (
    <html lang={getLocale()} dir={direction} className={sideOf(theme, scheme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="theme-color" content={light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme:dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {head}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: profileStyle(theme, scheme) }} />
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}

/**
 * One file of the typeface, that of the page's script: both together are larger than all the rest.
 * Other scripts are shown in the device's own typeface.
 */
const FONTS = { latin, arabic };

const RANGES = { latin: "U+0-2FF,U+2000-206F,U+20AC,U+2122", arabic: "U+600-6FF,U+750-77F" };

const faceOf = (script: keyof typeof FONTS) =>
  `@font-face{font-family:"Readex Pro Variable";src:url(${FONTS[script]}) format("woff2");` +
  `font-weight:160 700;font-display:swap;unicode-range:${RANGES[script]}}`;
const FACE = { latin: faceOf("latin"), arabic: faceOf("arabic") };

/** Without the comments and spaces that are only for its readers. */
const STYLE = (fallback + style)
  .replaceAll(/\/\*[^]*?\*\//g, "")
  .replaceAll(/\s*\n\s*/g, " ")
  .replaceAll(/\s*([{};,])\s*/g, "$1");

/** All of the style of a page in one look. */
export const profileStyle = (theme: ProfileTheme, scheme: ColorScheme) =>
  FACE[LANGUAGES[getLocale()].script] + themeStyle(theme, scheme) + STYLE;
