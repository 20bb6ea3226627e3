/** Where the calls for messages are, below the API's path. */
export const MESSAGES_PATH = "/contact";
