import { useHref } from "react-router";

import { Button, type ButtonProps } from "#app/ui/button.tsx";

interface OrderButtonProps extends Omit<ButtonProps, "className"> {
  onOrder: () => void;
  /** The class of the form around the button. */
  className?: string;
  buttonClassName?: string;
}

/**
 * Opens the order dialog. Before its code is loaded, and when loading fails, it is the button of a
 * plain form that reloads the page with the order open.
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
