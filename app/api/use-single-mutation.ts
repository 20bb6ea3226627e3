import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * A mutation that is sent once at a time: what is asked while it is under way is dropped. Two quick
 * clicks come before `isPending` is rendered, so that a disabled button alone does not stop the second.
 */
export function useSingleMutation<Data, Sent = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Sent, Context>,
): UseMutationResult<Data, Error, Sent, Context> {
  const isUnderWay = useRef(false);
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback<typeof mutation.mutate>(
    (...sent) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const end = () => {
        isUnderWay.current = false;
      };
      // A failure is told by the mutation's own `onError`.
      mutateAsync(...sent).then(end, end);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
