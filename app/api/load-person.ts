import { API_PATH } from "#shared/http/call.ts";
import { PERSON_EXPORT } from "#shared/people/people-calls.ts";
import type { PersonForm } from "#shared/people/person.ts";

import { askNetwork } from "./ask-network.ts";
import { errorOf } from "./call-api.ts";

/** Loads the file with all that is kept of a person, as staff. @throws ApiError when it is refused */
export async function loadPerson(person: PersonForm): Promise<Blob> {
  const request = new Request(new URL(API_PATH + PERSON_EXPORT, location.origin), {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(person),
  });
  const response = await askNetwork(request);
  if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
  return response.blob();
}
