import { cleanCode } from "../text-entry.ts";
import { safeLink } from "./profile-link.ts";

/** The sites that an order's form has fields for. */
export type SocialSite = "linkedin" | "instagram";

interface Site {
  /** The page of somebody with a name. */
  base: string;
  name: RegExp;
  /** Words that its addresses begin with, which are nobody's name. */
  own: ReadonlySet<string>;
  /** Its address within what an app shares: its host, then path and query. */
  address: RegExp;
  /** What people write in front of their name. */
  label: RegExp;
  /** What the site's own app opens, with a name in it. */
  appLink: RegExp;
  /** The title of a page there, with a name in it. */
  titled: RegExp;
  /** The page in an address of the site; undefined for one that is nobody's page. */
  pageIn: (url: URL, path: string[]) => string | undefined;
}

/** With what the addresses of posts begin, and those of the site's own pages. */
const INSTAGRAM_POSTS = new Set(["p", "reel", "reels", "tv", "s", "share", "channel", "j"]);
const INSTAGRAM_OWN = new Set([
  ...INSTAGRAM_POSTS,
  "accounts",
  "explore",
  "qr",
  "direct",
  "about",
  "legal",
  "developer",
  "web",
  "api",
  "highlights",
]);

const SITES: Record<SocialSite, Site> = {
  instagram: {
    base: "https://www.instagram.com/",
    name: /^(?!.*\.\.)[a-z0-9_][a-z0-9._]{0,29}$/i,
    own: INSTAGRAM_OWN,
    address: addressOf("instagram\\.com|instagr\\.am|ig\\.me"),
    label: /^(?:instagram|insta|ig|انستا|[إا]نست[قغج]را?م)(?:\s*[:/\\]|\s+-(?=\s)|(?=\s*@))\s*/i,
    appLink: /^instagram:\/\/user\/?\?username=([^&#]+)/i,
    titled: /^[^/]*\(@([a-z0-9._]+)\)[^/]*$/i,
    pageIn: instagramPage,
  },
  linkedin: {
    base: "https://www.linkedin.com/in/",
    name: /^[\p{L}\p{M}\p{N}_.-]{2,100}$/u,
    own: new Set(),
    address: addressOf("linkedin\\.com|lnkd\\.in"),
    label: /^(?:linked-?in|لينكد\s?[إا]ن)(?:\s*[:/\\]|\s+-(?=\s)|(?=\s*@))\s*/i,
    appLink: /^linkedin:\/\/#?(?:profile|in)\/([^/?#]+)/i,
    titled: /$^/,
    pageIn: linkedinPage,
  },
};

/** After nothing that would make it part of another address. */
function addressOf(hosts: string): RegExp {
  return new RegExp(`(?:^|[\\s:(]|//)((?:[a-z0-9-]+\\.)*(?:${hosts})(?:[/?#]\\S*)?)(?=\\s|$)`, "i");
}

/** What stands around an address in a text. */
const AROUND = /^[<("'«“@/\s]+|[>)"'»”.,;]+$/g;

/** An address as a safe link, which is read again as itself: without its tracking, it may end in a stop. */
function linkTo(address: string): string | undefined {
  const link = safeLink(address);
  const end = link?.replaceAll(AROUND, "");
  return link === end ? link : safeLink(end ?? "");
}

/**
 * The page that is meant in the field of a site: a name there, with dots or an @, an address, or what
 * its app copies. A name alone is never the address of another site.
 * @returns undefined for what can't be read
 */
export function pageAt(site: SocialSite, typed: string): string | undefined {
  const { base, name, own, address, label, appLink, titled, pageIn } = SITES[site];
  const text = cleanCode(typed).replaceAll(AROUND, "");
  const inApp = appLink.exec(text)?.[1] ?? titled.exec(text)?.[1];
  const found = address.exec(text)?.[1];
  if (found && !inApp) {
    const url = URL.parse(`https://${found}`);
    return url ? pageIn(url, pathOf(url)) : undefined;
  }
  const [alone = ""] = (inApp ?? text).replace(label, "").split("?");
  const bare = alone.replace(/^[@/\s]+/, "").replace(/[/.]+$/, "");
  if (own.has(bare.toLowerCase())) return undefined;
  if (name.test(bare) && !/^www\./i.test(bare)) return base + encodeURIComponent(bare);
  const inSite =
    site === "linkedin" ? linkedinProfile(alone.split("/").filter(Boolean)) : undefined;
  if (inSite) return `https://www.linkedin.com/${inSite}`;
  const link = /^(https?:\/\/|www\.)|\//i.test(text) ? linkTo(text) : undefined;
  return link && address.test(link) ? undefined : link;
}

function instagramPage(url: URL, path: string[]): string | undefined {
  // A link to sign in names the page after it, an invitation its sender.
  if (path[0] === "accounts") return pageNamed(url.searchParams.get("next") ?? "");
  if (url.hostname === "l.instagram.com") {
    const page = pageAt("instagram", url.searchParams.get("u") ?? "");
    return page?.startsWith(SITES.instagram.base) ? page : undefined;
  }
  if (path[0] === "invites") return pageNamed(url.searchParams.get("utm_content") ?? "");
  if (INSTAGRAM_POSTS.has(path[0] ?? "") && path.length > 1) return linkTo(url.href);
  const named = ["_u", "_n", "m", "nametag", "stories"].includes(path[0] ?? "") ? path[1] : path[0];
  return pageNamed(named ?? "");
}

function pageNamed(typed: string): string | undefined {
  const name = typed.replaceAll(/^[@/]+|\.*(?:[/?].*)?$/g, "");
  if (!SITES.instagram.name.test(name) || INSTAGRAM_OWN.has(name.toLowerCase())) return undefined;
  return `https://www.instagram.com/${name}`;
}

const LINKEDIN_WALLS = new Set(["authwall", "checkpoint", "login", "signup", "uas"]);
/** What comes before `in/name` in addresses of the site's apps, mails and searches. */
const LINKEDIN_WAYS = ["mwlite", "comm", "m", "profile", "public-profile"];

function linkedinPage(url: URL, path: string[]): string | undefined {
  if (/(^|\.)lnkd\.in$/.test(url.hostname)) return path.length > 0 ? linkTo(url.href) : undefined;
  // What somebody sees who is not signed in.
  if (LINKEDIN_WALLS.has(path[0] ?? "")) {
    const after =
      url.searchParams.get("sessionRedirect") ?? url.searchParams.get("session_redirect");
    const page = after ? URL.parse(after, "https://www.linkedin.com") : null;
    return page && !LINKEDIN_WALLS.has(pathOf(page)[0] ?? "")
      ? pageAt("linkedin", page.href)
      : undefined;
  }
  if (path[0] === "profile" && path[1] === "view") return linkTo(url.href);
  const profile = linkedinProfile(path);
  if (profile) return `https://www.linkedin.com/${profile}`;
  const isOther = path.length > 1 && !["in", ...LINKEDIN_WAYS].includes(path[0]!);
  return isOther ? linkTo(url.href) : undefined;
}

/** `in/name` in a path, however the site's apps and mails lead there. */
function linkedinProfile(path: string[]): string | undefined {
  const start = path.findIndex((part) => !LINKEDIN_WAYS.includes(part));
  const [kind = "", typed = ""] = path.slice(Math.max(start, 0));
  const name = typed.replace(/\.+$/, "");
  if (!/^(in|company|school|showcase)$/.test(kind) || name === "") return undefined;
  // That is whoever looks at it.
  if (kind === "in" && name === "me") return undefined;
  return `${kind}/${encodeURIComponent(name)}`;
}

function pathOf({ pathname }: URL): string[] {
  return pathname.split("/").flatMap((part) => {
    try {
      return part === "" ? [] : [decodeURIComponent(part)];
    } catch {
      return [part];
    }
  });
}
