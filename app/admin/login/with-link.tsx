import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { serverMessage } from "../resource/server-message.ts";
import { BackToLogin } from "./back-to-login.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginRefusal } from "./login-refusal.tsx";
import { linkToken } from "./password-form.tsx";

interface WithLinkProps<Item> {
  /** In the cache. */
  name: string;
  heading: string;
  /** Reads what the link is about. */
  read: (token: string) => Promise<Item>;
  /** What it says where the page was opened without a link. */
  missing: string;
  /** What it says of a link that the server refuses. */
  refused: (error: ApiError) => string;
  /** What can be done where the link is not taken; as a rule one goes to sign in. */
  otherwise?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A page that is opened by the link of a message, once it is known what that is about. */
export function WithLink<Item>(props: WithLinkProps<Item>) {
  const { name, heading, read, missing, refused, otherwise, children } = props;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [name],
    queryFn: () => {
      const token = linkToken();
      // Opened without a link: there is nothing to ask for.
      return token ? read(token) : null;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (data) return children(data);
  return (
    <LoginFrame heading={heading} lead="">
      {data === null ? (
        <LoginRefusal text={missing} />
      ) : error instanceof ApiError && error.status === 400 ? (
        <LoginRefusal text={refused(error)} />
      ) : error ? (
        <>
          <LoginRefusal text={serverMessage(error, m.panel_link_failed())} />
          <Button
            variant="line"
            className="mt-4"
            pending={isFetching}
            onClick={() => void refetch()}
          >
            {m.ui_retry()}
          </Button>
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      {otherwise ?? <BackToLogin />}
    </LoginFrame>
  );
}
