import { STYLE } from "./email-style.ts";
import type { PriceLine, Section } from "./notification-content.ts";

/** A part of a notification with its heading. */
export function EmailSection({ section }: { section: Section }) {
  return (
    <>
      <h2 className="ink rule" style={STYLE.heading}>
        {section.title}
      </h2>
      <table cellPadding={0} cellSpacing={0} style={STYLE.table}>
        <tbody>
          <Rows section={section} />
        </tbody>
      </table>
    </>
  );
}

function Rows({ section }: { section: Section }) {
  switch (section.kind) {
    case "facts":
      return section.facts.map(({ name, value, isOwnLine, isLtr }) => (
        <tr key={name}>
          <th scope="row" className="ink-2 line" style={STYLE.factName}>
            {name}
          </th>
          <td className="ink line" style={STYLE.cell}>
            {isOwnLine ? value : <bdi dir={isLtr ? "ltr" : undefined}>{value}</bdi>}
          </td>
        </tr>
      ));
    case "prices":
      return (
        <>
          {section.lines.map((line, index) => (
            <PriceRow key={index} line={line} />
          ))}
          <PriceRow line={section.total} isTotal />
        </>
      );
    case "text":
      return (
        <tr>
          <td className="ink line" style={STYLE.text} dir="auto">
            {section.text}
          </td>
        </tr>
      );
    case "steps":
      return section.steps.map((step, index) => (
        <tr key={step}>
          <td className="copper line" style={STYLE.stepNumber}>
            {index + 1}
          </td>
          <td className="ink line" style={STYLE.cell}>
            {step}
          </td>
        </tr>
      ));
  }
}

function PriceRow({ line, isTotal = false }: { line: PriceLine; isTotal?: boolean }) {
  const rule = isTotal ? "rule" : "line";
  const total = isTotal ? STYLE.total : {};
  return (
    <tr>
      <td className={`ink ${rule}`} style={{ ...STYLE.cell, ...total }}>
        <bdi>{line.name}</bdi>
        {line.detail !== "" && (
          <p className="ink-2" style={STYLE.detail}>
            <bdi>{line.detail}</bdi>
          </p>
        )}
      </td>
      <td className={`ink ${rule}`} style={{ ...STYLE.price, ...total }}>
        <bdi dir="ltr">{line.price}</bdi>
      </td>
    </tr>
  );
}
