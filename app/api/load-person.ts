import { PERSON_EXPORT } from "#shared/people/people-calls.ts";
import type { PersonForm } from "#shared/people/person.ts";

import { loadPosted } from "./load-posted.ts";

/** Loads the file with all that is kept of a person, as staff. @throws ApiError when it is refused */
export const loadPerson = (person: PersonForm): Promise<Blob> => loadPosted(PERSON_EXPORT, person);
