import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import type { FileService } from "#server/files/file.service.ts";
import { errors, json, one } from "#server/http/answers.ts";
import { newRoutes, parseOrRefuse, staffOf } from "#server/http/context.ts";
import { formBody } from "#server/http/form-body.ts";
import { readBody } from "#server/http/read-body.ts";
import { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import { publicSettingsAnswerSchema, type PublicSettings } from "#shared/settings/settings.ts";

import { settingsService } from "./settings.service.ts";
import type { SettingsRow } from "./settings.store.ts";

const tags = ["Settings"];

const getSettings = createRoute({
  method: "get",
  path: "/settings",
  tags,
  summary: "What visitors may know of the shop: its name, contacts, bank details",
  security: [],
  responses: { 200: json(publicSettingsAnswerSchema, "The settings") },
});

const changeSettings = createRoute({
  method: "patch",
  path: "/settings",
  tags,
  summary: "Change settings; only what is named changes",
  request: formBody(settingsChangeSchema, {
    cliqQrImage: "The QR code that an instant transfer (CliQ) is sent to",
    socialPreviewImage: "The picture shown where a page of the shop is shared",
  }),
  responses: {
    200: json(publicSettingsAnswerSchema, "The settings"),
    ...errors(400, 401, 413),
  },
});

export function settingsRoutes(database: Database, files: FileService) {
  const settings = settingsService(database, files);
  return newRoutes()
    .openapi(getSettings, async (c) => c.json(one(presentSettings(await settings.find())), 200))
    .openapi(changeSettings, async (c) => {
      await using body = await readBody(c.req.raw);
      const change = parseOrRefuse(settingsChangeSchema, body.fields);
      const row = await settings.change(change, body.files, staffOf(c));
      return c.json(one(presentSettings(row)), 200);
    });
}

function presentSettings(row: SettingsRow): PublicSettings {
  return {
    shopName: row.shopName,
    shopNameAr: row.shopNameAr,
    email: row.email,
    phone: row.phone,
    city: row.city,
    cityAr: row.cityAr,
    country: row.country,
    countryAr: row.countryAr,
    businessHours: row.businessHours,
    businessHoursAr: row.businessHoursAr,
    bank: {
      bankName: row.bankName,
      accountHolder: row.accountHolder,
      accountNumber: row.accountNumber,
      iban: row.iban,
      swiftCode: row.swiftCode,
      currency: "JOD",
    },
    cliqAlias: row.cliqAlias,
    cliqQrImage: row.cliqQrImage,
    socialPreviewImage: row.socialPreviewImage,
  };
}
