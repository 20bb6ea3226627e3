import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { notFound } from "#server/errors.ts";
import { errors, json, one } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { publicSettingsAnswerSchema, type PublicSettings } from "#shared/settings/settings.ts";

import { settingsStore, type SettingsRow } from "./settings.store.ts";

const getSettings = createRoute({
  method: "get",
  path: "/settings",
  tags: ["Settings"],
  summary: "What visitors may know of the shop: its name, contacts, bank details",
  security: [],
  responses: { 200: json(publicSettingsAnswerSchema, "The settings"), ...errors(404) },
});

export function settingsRoutes(database: Database) {
  const store = settingsStore(database.db);
  return newRoutes().openapi(getSettings, async (c) => {
    const row = await store.find();
    if (!row) throw notFound("Settings");
    return c.json(one(presentSettings(row)), 200);
  });
}

function presentSettings(row: SettingsRow): PublicSettings {
  return {
    shopName: row.shopName,
    email: row.email,
    phone: row.phone,
    city: row.city,
    country: row.country,
    businessHours: row.businessHours,
    bank: {
      bankName: row.bankName,
      accountHolder: row.accountHolder,
      accountNumber: row.accountNumber,
      iban: row.iban,
      swiftCode: row.swiftCode,
      currency: "JOD",
    },
  };
}
