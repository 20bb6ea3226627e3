import { SCHEMA, type StructuredData } from "../layout/structured-data.ts";

/** Structured data for questions that are answered on a page. */
export function faq(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
