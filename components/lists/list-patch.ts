import { replaceEqualDeep } from '@tanstack/react-query'
import type { ListPage, ListedOrder } from '@/lib/lists/model/listed-order'
import type { OrderCard } from '@/lib/orders/model/order-card'

/**
 * A card from the live stream in a page that shows it; an older one changes nothing. It stays where
 * it is also when the filter would not show it any more: nothing moves under the hand.
 */
export function patchCard(page: ListPage, card: OrderCard): ListPage {
  const shown = page.rows.find((row) => row.card.id === card.id)
  if (!shown || shown.card.version >= card.version) return page
  return withRow(page, { ...shown, card })
}

/** A row that was read anew; never with an older card than the one that is shown. */
export function patchRow(page: ListPage, row: ListedOrder): ListPage {
  const shown = page.rows.find(({ card }) => card.id === row.card.id)
  if (!shown) return page
  return withRow(page, shown.card.version > row.card.version ? { ...row, card: shown.card } : row)
}

/**
 * A page that was read while the stream went on: what the stream has shown does not go back. What
 * did not change stays the same object, so that it is not drawn again.
 */
export function mergePages(shown: ListPage, read: ListPage): ListPage {
  const known = new Map(shown.rows.map((row) => [row.card.id, row]))
  const rows = read.rows.map((row) => {
    const old = known.get(row.card.id)
    if (!old) return row
    const card = old.card.version > row.card.version ? old.card : row.card
    return replaceEqualDeep(old, { ...row, card })
  })
  const isSame =
    rows.length === shown.rows.length && rows.every((row, at) => row === shown.rows[at])
  return isSame ? replaceEqualDeep(shown, { ...read, rows: shown.rows }) : { ...read, rows }
}

function withRow(page: ListPage, row: ListedOrder): ListPage {
  const rows = page.rows.map((other) => (other.card.id === row.card.id ? row : other))
  return { ...page, rows }
}
