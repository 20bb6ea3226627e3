import { useHref } from "react-router";

import { Button, type ButtonProps } from "#app/ui/button.tsx";

interface OrderButtonProps extends Omit<ButtonProps, "className"> {
  /** The class of the form around the button. */
  className?: string;
  buttonClassName?: string;
}

/**
 * Opens the order dialog (`order-opener.ts`). Without scripts it is the button of a plain form that loads
 * the page with the order asked for.
 */
export function OrderButton({ className, buttonClassName, ...button }: OrderButtonProps) {
  return (
    <form method="get" action={useHref("/product")} className={className} data-works-alone="order">
      <input type="hidden" name="order" value="1" />
      <Button {...button} type="submit" variant="copper" wide className={buttonClassName} />
    </form>
  );
}
