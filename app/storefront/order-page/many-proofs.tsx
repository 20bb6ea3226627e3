import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ProofSide } from "#app/orders/proof-side.tsx";
import { checkText } from "#app/proofs/check-text.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatNumber } from "#shared/format-number.ts";
import { API_PATH } from "#shared/http/call.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";
import { customersProofDocumentPath } from "#shared/proofs/customers-document.ts";
import type { CustomersOrderProofs, CustomersProofsQuery } from "#shared/proofs/order-proofs.ts";

import type { RefusedOrderForm } from "./order-forms.ts";
import { PageForm } from "./page-form.tsx";
import { PageSection } from "./page-section.tsx";
import { ProofForms } from "./proof-section.tsx";

/** A page of an order's proofs, with what of the address asked for it. */
export interface ManyProofs {
  proofs: CustomersOrderProofs;
  asked: { search?: string; state?: string; page?: string };
}

interface ManyProofsProps {
  many: ManyProofs;
  token: string;
  refused: RefusedOrderForm | undefined;
}

const SECTION_ID = "proofs";

type Filter = NonNullable<CustomersProofsQuery["state"]>;

/** In the sequence in which they are offered. */
const FILTER_LABELS: Record<Filter, () => string> = {
  open: m.proof_pages_open,
  problems: m.proof_pages_problems,
  commented: m.proof_pages_commented,
  approved: m.proof_pages_approved,
};

/** The cards of a company as they will be printed: approved all at once, or person by person. */
export function ManyProofsSection({ many: { proofs, asked }, token, refused }: ManyProofsProps) {
  const { toApprove, total, cards, approved, commented, problems, digest, data } = proofs;
  const page = useHref(orderPagePath(token));
  const shown = queryOf(asked);
  const given = { approved: formatNumber(approved), total: formatNumber(total) };
  return (
    <div id={SECTION_ID} className="scroll-mt-24">
      <PageSection title={toApprove > 0 ? m.proof_pages_title() : m.proof_pages_titles()}>
        {toApprove > 0 && <p>{m.proof_pages_text()}</p>}
        <p className="mt-3 text-ink-2">
          {m.proof_pages_count(given)}
          {commented > 0 && ` ${m.proof_pages_count_commented({ count: formatNumber(commented) })}`}
          {total < cards &&
            ` ${m.proof_pages_count_missing({ count: formatNumber(cards - total) })}`}
        </p>
        <p className="mt-3">
          <a
            href={API_PATH + customersProofDocumentPath(token)}
            className="rule-link inline-flex min-h-11 items-center"
          >
            {m.proof_pages_document({ format: "PDF" })}
          </a>
        </p>
        {toApprove > 0 && (
          <div className="mt-3">
            {problems > 0 && (
              <p className="mb-4 rounded-field bg-warn-wash px-5 py-3.5 text-warn">
                {m.proof_pages_look_first({ count: formatNumber(problems) })}
              </p>
            )}
            <PageForm name="approvals" token={token} refused={refused} shown={shown}>
              <input type="hidden" name="digest" value={digest} />
              <button
                type="submit"
                className={buttonClass({ variant: "ink" }, "shop", "max-md:w-full")}
              >
                {m.proof_pages_approve_all({ count: formatNumber(toApprove) })}
              </button>
            </PageForm>
          </div>
        )}
        <Finding asked={asked} page={page} />
        {data.length === 0 && <p className="mt-6 text-ink-2">{m.proof_pages_nothing()}</p>}
        <ul className="mt-2 divide-y divide-line">
          {data.map((each) => (
            <Person key={each.proof._id} {...{ each, token, refused, shown }} />
          ))}
        </ul>
        <Pages proofs={proofs} asked={asked} page={page} />
      </PageSection>
    </div>
  );
}

/** By name, and by what was answered. */
function Finding({ asked, page }: { asked: ManyProofs["asked"]; page: string }) {
  return (
    <div className="mt-8 grid gap-4">
      <form method="get" action={`${page}#${SECTION_ID}`} role="search">
        {asked.state && <input type="hidden" name="state" value={asked.state} />}
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              name="search"
              label={m.proof_pages_search()}
              dir="auto"
              defaultValue={asked.search ?? ""}
              maxLength={255}
            />
          </div>
          <button type="submit" className={buttonClass({ variant: "line" }, "shop")}>
            {m.proof_pages_find()}
          </button>
        </div>
      </form>
      <nav aria-label={m.proof_pages_filters()} className="flex flex-wrap gap-x-5">
        {[undefined, ...(Object.keys(FILTER_LABELS) as Filter[])].map((state) => (
          <a
            key={state ?? ""}
            href={`${page}${queryOf({ ...asked, state, page: undefined })}#${SECTION_ID}`}
            aria-current={asked.state === state ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center",
              asked.state === state ? "font-label" : "rule-link text-ink-2",
            )}
          >
            {state ? FILTER_LABELS[state]() : m.proof_pages_all()}
          </a>
        ))}
      </nav>
    </div>
  );
}

interface PersonProps {
  each: CustomersOrderProofs["data"][number];
  token: string;
  refused: RefusedOrderForm | undefined;
  shown: string;
}

function Person({ each, token, refused, shown }: PersonProps) {
  const { number, name, jobTitle, checks, proof } = each;
  const isOpen = !proof.isOutdated && !proof.isPrinted;
  return (
    <li className="py-6">
      <h3 className="flex gap-3">
        <span className="text-ink-2 tabular-nums">{formatNumber(number)}</span>
        <span className="min-w-0">
          <bdi className="block font-label wrap-anywhere">{name}</bdi>
          <bdi className="block text-note text-ink-2 wrap-anywhere">{jobTitle}</bdi>
        </span>
        <span className="ms-auto shrink-0 text-note text-ink-2">{stateText(proof)}</span>
      </h3>
      {isOpen && proof.state === "sent" && checks.length > 0 && (
        <ul className="mt-3 grid gap-1 text-warn">
          {checks.map((check, index) => (
            <li key={index} className="wrap-anywhere">
              {checkText(check)}
            </li>
          ))}
        </ul>
      )}
      {proof.state === "commented" && (
        <blockquote
          dir="auto"
          className="mt-3 rounded-field bg-paper-lo px-5 py-4 whitespace-pre-line wrap-anywhere"
        >
          {proof.comment}
        </blockquote>
      )}
      <div className="my-4 grid grid-cols-2 gap-3">
        <ProofSide src={proof.face} alt={m.proof_page_face()} title={m.proof_page_enlarge()} />
        <ProofSide src={proof.back} alt={m.proof_page_back()} title={m.proof_page_enlarge()} />
      </div>
      {isOpen && <ProofForms {...{ proof, token, refused, shown }} />}
    </li>
  );
}

function stateText({
  state,
  isOutdated,
  isPrinted,
}: CustomersOrderProofs["data"][number]["proof"]): string {
  if (isPrinted) return m.proof_pages_state_printed();
  if (state === "commented" || isOutdated) return m.proof_pages_state_changing();
  return state === "approved" ? m.proof_pages_state_approved() : "";
}

interface PagesProps {
  proofs: CustomersOrderProofs;
  asked: ManyProofs["asked"];
  page: string;
}

function Pages({ proofs: { page: at, pages }, asked, page }: PagesProps) {
  if (pages === 1) return null;
  const to = (number: number) =>
    `${page}${queryOf({ ...asked, page: String(number) })}#${SECTION_ID}`;
  const link = "rule-link inline-flex min-h-11 items-center";
  return (
    <nav aria-label={m.proof_pages_pages()} className="flex items-center justify-between gap-4">
      {at > 1 ? (
        <a rel="prev" href={to(at - 1)} className={link}>
          {m.proof_pages_previous()}
        </a>
      ) : (
        <span />
      )}
      <span className="text-ink-2 tabular-nums">
        {m.proof_pages_place({ page: formatNumber(at), pages: formatNumber(pages) })}
      </span>
      {at < pages ? (
        <a rel="next" href={to(at + 1)} className={link}>
          {m.proof_pages_next()}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** As in an address; '' for nothing. */
function queryOf(asked: Record<string, string | undefined>): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
