import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * When the code of a clicked link's page can't be loaded, the router reloads the current page, and
 * the click is lost. With this, the target page is loaded from the server instead. Browsers without
 * the Navigation API keep the router's way.
 */
export function useTargetPageFallback(): void {
  // The router's state: what `useNavigation` gives is rendered too late, when the load fails at once.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    const loadTarget = (event: NavigateEvent) => {
      const target = router?.state.navigation.location;
      if (!target || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      location.assign(router.createHref(target));
    };
    globalThis.navigation?.addEventListener("navigate", loadTarget);
    return () => globalThis.navigation?.removeEventListener("navigate", loadTarget);
  }, [router]);
}
