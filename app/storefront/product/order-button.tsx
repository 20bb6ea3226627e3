import { useHref } from "react-router";

import { Button, type ButtonProps } from "#app/ui/button.tsx";

interface OrderButtonProps extends Omit<ButtonProps, "className"> {
  onOrder: () => void;
  /** Of the form around the button. */
  className?: string;
  buttonClassName?: string;
}

/**
 * Opens the order where the page stands. Before its program is there, and where that did not come, it
 * is the button of a plain form that loads the page anew with the order open.
 */
export function OrderButton({ onOrder, className, buttonClassName, ...button }: OrderButtonProps) {
  return (
    <form
      method="get"
      action={useHref("/product")}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onOrder();
      }}
    >
      <input type="hidden" name="order" value="1" />
      <Button {...button} type="submit" variant="copper" wide className={buttonClassName} />
    </form>
  );
}
