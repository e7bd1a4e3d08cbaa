/** A part of an e-mail; `href` is an address that its text leads to. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string; href?: string }
  | { kind: 'list'; items: readonly string[] }

/** A blank line between parts, none between a title and what stands under it. */
export function blocksAsText(blocks: readonly Block[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1]
    const gap = before === undefined ? '' : before.kind === 'title' ? '\n' : '\n\n'
    return text + gap + asText(block)
  }, '')
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'title':
      return block.text
    case 'text':
      return block.href === undefined ? block.text : `${block.text}\n${block.href}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
  }
}

/** A whole page without style, picture or script: how it looks is the reader's program's. */
export function blocksAsHtml(blocks: readonly Block[], language: string): string {
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"></head><body>${blocks
    .map(asHtml)
    .join('')}</body></html>`
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h2>${escaped(block.text)}</h2>`
    case 'text': {
      const text = escaped(block.text)
      return `<p>${block.href === undefined ? text : `<a href="${escaped(block.href)}">${text}</a>`}</p>`
    }
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What staff and stores are called is text, whatever they are called. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? one)
