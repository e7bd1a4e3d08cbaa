type OfflinePage = {
  locale: string
  theme: string
  title: string
  text: string
  again: string
  /** How long what the board showed may be kept, in milliseconds. */
  keptMs: number
  words: Readonly<Record<string, unknown>>
}

/** The page as HTML, with nothing that has to be fetched but its script (`public/offline.js`). */
export function offlinePage(page: OfflinePage): string {
  const { locale, theme, title, text, again, words, keptMs } = page
  // A script of data ends where its end tag begins, whatever stands before it.
  const data = JSON.stringify({ words, keptMs, locale }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${escaped(locale)}" data-theme="${escaped(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Handover</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<button id="again" type="button">${escaped(again)}</button>
<section id="board" aria-live="off"></section>
</main>
<script type="application/json" id="words">${data}</script>
<script src="/offline.js" defer></script>
</body>
</html>
`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, 'PingFang HK', 'Noto Sans HK', sans-serif; }
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
body { margin: 0; background: light-dark(#f6f7f8, #15181c); color: light-dark(#1a1e25, #eeeff1); }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0 0 .25rem; }
#board { margin-top: 2rem; }
p { margin: 0 0 1rem; }
button { font: inherit; font-weight: 500; min-height: 3rem; padding: 0 1.25rem; border: 0;
  border-radius: 6px; color: #fff; background: #2c4bc0; }
.old { display: inline-block; padding: .125rem .625rem; border-radius: 8px; font-weight: 600;
  color: light-dark(#8c1512, #ffb4ab); background: light-dark(#fdebe9, #45201d); }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid light-dark(#dcdfe3, #353a41); }
li { display: grid; grid-template-columns: minmax(6rem, auto) 1fr auto; gap: 0 1rem;
  align-items: baseline; padding: .5rem 0; border-bottom: 1px solid light-dark(#dcdfe3, #353a41); }
b { font: 600 1.75rem/1.2 ui-monospace, monospace; overflow-wrap: anywhere; }
small { font-size: .875rem; color: light-dark(#565e69, #a9b0ba); }
@media (max-width: 30rem) { li { grid-template-columns: auto 1fr; } small { grid-column: 2; } }
`
