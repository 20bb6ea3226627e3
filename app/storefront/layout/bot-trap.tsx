/**
 * A field that people neither see nor reach. Bots that fill in every field give themselves away.
 */
export function BotTrap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
