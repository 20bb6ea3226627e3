import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/** A client of a shop's API with keep-alive connections; throws for every status but a success. */
export function apiClient(shopUrl: string) {
  const base = `${shopUrl.replace("localhost", "127.0.0.1")}/api/v1`;
  let token = "";

  async function call(method: string, path: string, body?: Uint8Array, type = "") {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    if (body) Object.assign(headers, { "Content-Type": type, "Content-Length": body.length });
    const answer = await new Promise<{ status: number; content: string }>((resolve, reject) => {
      request(base + path, { method, headers, agent }, (response) => {
        text(response).then(
          (content) => resolve({ status: response.statusCode!, content }),
          reject,
        );
      })
        .on("error", reject)
        .end(body);
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.content}`);
    return JSON.parse(answer.content);
  }

  return {
    get: (path: string) => call("GET", path),

    async post(path: string, form: FormData): Promise<void> {
      const encoded = new Response(form);
      const body = new Uint8Array(await encoded.arrayBuffer());
      await call("POST", path, body, encoded.headers.get("Content-Type")!);
    },

    /** Signs in; later requests are sent as this member of staff. Returns the session's token. */
    async signIn(account: { email: string; password: string }): Promise<string> {
      const body = new TextEncoder().encode(JSON.stringify(account));
      token = (await call("POST", "/users/login", body, "application/json")).token as string;
      return token;
    },
  };
}
export type ApiClient = ReturnType<typeof apiClient>;
