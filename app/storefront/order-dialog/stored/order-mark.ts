/** Says without opening the device's database whether an order is stored there. */
const MARK = "order-begun";

export function isOrderOnDevice(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

export function markOrderOnDevice(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(MARK, "1");
    else localStorage.removeItem(MARK);
  } catch {
    // Without it the first step is shown, and then the order that was begun.
  }
}
