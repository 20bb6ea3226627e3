import { qrCode, QR_QUIET } from "#app/card/qr-code.ts";
import { m } from "#app/i18n/translations.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

/** The page's address as a QR code that fills the screen, for somebody else's camera. */
export function QrSheet({ name, url }: { name: string; url: string }) {
  return (
    <div id="qr" className="qr" popover="auto" role="dialog" aria-label={m.profile_show_code()}>
      <figure>
        <QrDrawing url={url} />
        <figcaption>
          <b>
            <bdi>{name}</bdi>
          </b>
          <p className="small">
            <bdi dir="ltr">{shortLink(url).replace(/^http:\/\//, "")}</bdi>
          </p>
        </figcaption>
      </figure>
      <button type="button" className="pill" popoverTarget="qr" popoverTargetAction="hide">
        {m.profile_close()}
      </button>
    </div>
  );
}

/** Pure black on white, with the quiet zone that readers need. @param scale the pixels of a module */
export function QrDrawing({ url, scale }: { url: string; scale?: number }) {
  const { modules, path } = qrCode(url);
  const size = modules + 2 * QR_QUIET;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...(scale && { width: size * scale, height: size * scale })}
      viewBox={`${-QR_QUIET} ${-QR_QUIET} ${size} ${size}`}
      role="img"
      aria-label={url}
      shapeRendering="crispEdges"
    >
      <rect x={-QR_QUIET} y={-QR_QUIET} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
