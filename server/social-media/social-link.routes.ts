import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import {
  deleted,
  errors,
  json,
  jsonBody,
  list,
  one,
  pageOf,
  paginationOf,
  recordFields,
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import {
  socialLinkChangeSchema,
  socialLinkFormSchema,
  socialLinkQuerySchema,
} from "#shared/social-media/social-link-form.ts";
import {
  socialLinkAnswerSchema,
  socialLinkListSchema,
  type SocialLink,
} from "#shared/social-media/social-link.ts";

import { socialLinkService } from "./social-link.service.ts";
import type { SocialLinkRow } from "./social-link.store.ts";

/** How a platform calls itself; one that is not here is shown by its own word. */
const DISPLAY_NAMES: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  youtube: "YouTube",
};

const tags = ["Content"];

const listSocialLinks = createRoute({
  method: "get",
  path: "/social-media",
  tags,
  summary: "Links to the shop's profiles, in their order; staff see inactive ones too",
  security: [],
  request: { query: socialLinkQuerySchema },
  responses: { 200: json(socialLinkListSchema, "The links"), ...errors(400) },
});

const createSocialLink = createRoute({
  method: "post",
  path: "/social-media",
  tags,
  summary: "Add a link to a profile",
  request: jsonBody(socialLinkFormSchema),
  responses: { 201: json(socialLinkAnswerSchema, "The link"), ...errors(400, 401) },
});

const changeSocialLink = createRoute({
  method: "patch",
  path: "/social-media/{id}",
  tags,
  summary: "Change a link; it may keep a platform that is no longer offered",
  request: { params: idParam, ...jsonBody(socialLinkChangeSchema) },
  responses: { 200: json(socialLinkAnswerSchema, "The link"), ...errors(400, 401, 404) },
});

const deleteSocialLink = createRoute({
  method: "delete",
  path: "/social-media/{id}/hard-delete",
  tags,
  summary: "Delete a link",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function socialLinkRoutes(database: Database) {
  const links = socialLinkService(database);
  return newRoutes()
    .openapi(listSocialLinks, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const audience = { seesInactive: c.get("user") !== undefined };
      const { rows, total } = await links.list(query, audience, page);
      return c.json(list(rows.map(presentSocialLink), paginationOf(page, total)), 200);
    })
    .openapi(createSocialLink, async (c) => {
      const row = await links.create(c.req.valid("json"), staffOf(c));
      return c.json(one(presentSocialLink(row)), 201);
    })
    .openapi(changeSocialLink, async (c) => {
      const { id } = c.req.valid("param");
      const row = await links.change(id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentSocialLink(row)), 200);
    })
    .openapi(deleteSocialLink, async (c) => {
      await links.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Social media link"), 200);
    });
}

function presentSocialLink(row: SocialLinkRow): SocialLink {
  return {
    ...recordFields(row),
    platform: row.platform,
    platformIcon: row.platform,
    platformDisplayName: DISPLAY_NAMES[row.platform] ?? row.platform,
    url: row.url,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    platformData: row.platformData,
  };
}
