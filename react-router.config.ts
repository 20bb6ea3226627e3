import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The route table is small and public; sending it whole spares every link a request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
