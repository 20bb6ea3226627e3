import type { Call } from "../http/call.ts";
import {
  attentionAnswerSchema,
  firstStepsAnswerSchema,
  firstStepsChangeSchema,
} from "./attention.ts";
import { salesAnswerSchema, salesQuerySchema } from "./sales.ts";
import { statisticsSchema } from "./statistics.ts";

export const getStatistics = {
  method: "get",
  path: "/home/statistics",
  tag: "Statistics",
  summary: "Figures of the shop: products for anybody, the rest for staff",
  isPublic: true,
  answers: { 200: { schema: statisticsSchema, description: "The figures" } },
} as const satisfies Call;

export const getSales = {
  method: "get",
  path: "/home/sales",
  permission: "money.read",
  tag: "Statistics",
  summary: "Orders and revenue by day, status, city and color",
  query: salesQuerySchema,
  answers: { 200: { schema: salesAnswerSchema, description: "The sales" } },
} as const satisfies Call;

export const getAttention = {
  method: "get",
  path: "/home/attention",
  permission: "orders.read",
  tag: "Statistics",
  summary: "What waits for staff",
  answers: { 200: { schema: attentionAnswerSchema, description: "How many of each" } },
} as const satisfies Call;

export const getFirstSteps = {
  method: "get",
  path: "/home/first-steps",
  permission: "settings.read",
  tag: "Statistics",
  summary: "What is still to be done before the shop takes money",
  answers: { 200: { schema: firstStepsAnswerSchema, description: "The steps" } },
} as const satisfies Call;

export const changeFirstSteps = {
  method: "patch",
  path: "/home/first-steps",
  permission: "settings.write",
  tag: "Statistics",
  summary: "Say that the prices were checked, or that the list is not wanted any more",
  body: firstStepsChangeSchema,
  answers: { 200: { schema: firstStepsAnswerSchema, description: "The steps" } },
} as const satisfies Call;
