/** The style of the API's documentation page, in a light and a dark version. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #f6f3ec; --ink: #17150f; --ink-2: #57514a; --line: #17150f24; --copper: #a4451e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15130f; --ink: #f1ebe0; --ink-2: #b3aa9d; --line: #f1ebe024; --copper: #e09468; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 5rem; background: var(--paper); color: var(--ink);
  font: 400 0.9375rem/1.6 system-ui, sans-serif; }
h1 { font-size: 2.25rem; font-weight: 300; letter-spacing: -0.04em; margin: 0 0 0.5rem; }
h2 { font-size: 1.5rem; font-weight: 400; letter-spacing: -0.02em; margin: 0; padding: 0.75rem 0; }
h3 { font-size: 0.8125rem; font-weight: 500; color: var(--ink-2); margin: 1.25rem 0 0.25rem; }
a { color: inherit; text-underline-offset: 0.2em; }
section { border-block-start: 1px solid var(--ink); margin-block-start: 2.5rem; }
details { border-block-start: 1px solid var(--line); padding: 0 0 0.25rem; }
details[open] { padding-block-end: 1.5rem; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.5rem 0; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--copper); outline-offset: 2px; }
summary b { font: 500 0.75rem/1.6 ui-monospace, monospace; min-width: 3.75rem; }
summary .delete { color: var(--copper); }
summary span { color: var(--ink-2); }
summary i { font-style: normal; font-size: 0.75rem; margin-inline-start: auto; color: var(--ink-2); border: 1px solid var(--line);
  border-radius: 6px; padding: 0 0.4rem; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
ul.fields { list-style: none; margin: 0.25rem 0; padding-inline-start: 0.875rem; border-inline-start: 1px solid var(--line); }
.type { font-size: 0.8125rem; color: var(--copper); margin: 0; overflow-wrap: anywhere; }
.note { font-size: 0.8125rem; color: var(--ink-2); margin: 0; }
pre { font: 0.75rem/1.5 ui-monospace, monospace; max-height: 24rem; overflow: auto; background: var(--line); border-radius: 6px;
  padding: 0.75rem; margin: 0.5rem 0; tab-size: 2; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block-start: 1rem; }
input, button { font: inherit; color: inherit; background: none; border: 1px solid var(--ink-2); border-radius: 6px; padding: 0.375rem 0.75rem; }
input { flex: 1 1 14rem; }
section p { max-width: 46em; margin: 0.25rem 0 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1rem; margin: 0; }
dt { font: 500 0.875rem/1.6 ui-monospace, monospace; }
dd { margin: 0; min-width: 0; }
`;
