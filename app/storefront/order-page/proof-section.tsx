import { m } from "#app/i18n/translations.ts";
import { ProofSide } from "#app/orders/proof-side.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { CustomersProof } from "#shared/proofs/proof.ts";

import { TYPED_AT_MOST } from "../forms/form-fields.ts";
import { dayOf } from "./order-dates.ts";
import type { RefusedOrderForm } from "./order-forms.ts";
import { Fold, PageForm } from "./page-form.tsx";
import { PageSection } from "./page-section.tsx";

interface ProofSectionProps {
  proof: CustomersProof;
  token: string;
  refused: RefusedOrderForm | undefined;
  /** What the page shows of many: `?page=2`, or ''. */
  shown?: string;
}

/** A card as it will be printed, with the question whether it is right. */
export function ProofSection({ proof, token, refused }: ProofSectionProps) {
  const { face, back, state, comment, approvedAt } = proof;
  const isOutdated = isVoid(proof);
  const isOpen = !proof.isOutdated && !proof.isPrinted;
  return (
    <PageSection title={titleOf(proof)}>
      {isOpen && state === "sent" && <p>{m.proof_page_text()}</p>}
      {state === "commented" && (
        <>
          <p>{m.proof_page_commented()}</p>
          <blockquote
            dir="auto"
            className="my-4 rounded-field bg-paper-lo px-5 py-4 whitespace-pre-line wrap-anywhere"
          >
            {comment}
          </blockquote>
        </>
      )}
      {isOutdated && state !== "commented" && <p>{m.proof_page_outdated()}</p>}
      <div className="my-6 grid gap-4">
        <ProofSide src={face} alt={m.proof_page_face()} title={m.proof_page_enlarge()} />
        <ProofSide src={back} alt={m.proof_page_back()} title={m.proof_page_enlarge()} />
      </div>
      {state === "approved" && approvedAt && !isOutdated && (
        <p className="text-ink-2">{m.proof_page_approved({ date: dayOf(approvedAt) })}</p>
      )}
      {isOpen && <ProofForms {...{ proof, token, refused }} />}
    </PageSection>
  );
}

/** Another is to come in its place; what is printed stays what was approved. */
const isVoid = ({ isOutdated, isPrinted }: CustomersProof) => isOutdated && !isPrinted;

function titleOf(proof: CustomersProof): string {
  const { state } = proof;
  if (state === "commented" || isVoid(proof)) return m.proof_page_commented_title();
  return state === "approved" ? m.proof_page_approved_title() : m.proof_page_title();
}

/** The question whether a card is right, with both answers. */
export function ProofForms({ proof, token, refused, shown }: ProofSectionProps) {
  const own = refused?.values.proof === proof._id ? refused : undefined;
  const isAsked = proof.state === "sent";
  const isApproved = proof.state === "approved";
  const ofForm = (name: "approval" | "comment") => (own?.form === name ? own : undefined);
  return (
    <>
      {isAsked && shown === undefined && <p className="mb-6 text-ink-2">{m.proof_page_code()}</p>}
      {!isApproved && (
        <PageForm name="approval" token={token} refused={ofForm("approval")} shown={shown}>
          <input type="hidden" name="proof" value={proof._id} />
          <button
            type="submit"
            className={buttonClass(
              // Of many, what is asked for first is to approve all.
              { variant: isAsked && shown === undefined ? "ink" : "line" },
              "shop",
              "mb-6 max-md:w-full",
            )}
          >
            {isAsked ? m.proof_page_approve() : m.proof_page_approve_still()}
          </button>
        </PageForm>
      )}
      {isApproved && <p className="mb-6 text-ink-2">{m.proof_page_still_unprinted()}</p>}
      <Fold
        title={proof.state === "commented" ? m.proof_page_change_more() : m.proof_page_change()}
        isOpen={ofForm("comment") !== undefined}
      >
        <PageForm name="comment" token={token} refused={ofForm("comment")} shown={shown}>
          <input type="hidden" name="proof" value={proof._id} />
          <TextareaField
            // The link in the message above leads to it.
            id={ofForm("comment") ? "comment" : `comment-${proof._id}`}
            name="comment"
            label={m.proof_page_comment()}
            hint={m.proof_page_comment_hint()}
            dir="auto"
            maxLength={TYPED_AT_MOST.text}
            required
            defaultValue={ofForm("comment")?.values.comment}
            error={ofForm("comment")?.errors.comment}
          />
          <button
            type="submit"
            className={buttonClass({ variant: "line" }, "shop", "mt-6 max-md:w-full")}
          >
            {m.proof_page_send()}
          </button>
        </PageForm>
      </Fold>
    </>
  );
}
