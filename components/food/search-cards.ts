import type { OrderCard } from '@/lib/orders/schema'

/** From so many digits on a number typed with its country code is taken for the number without. */
const WHOLE_PHONE_DIGITS = 7

/**
 * The orders that what was typed speaks of: every word of it is somewhere in the code, the
 * customer's name, phone or address, an order id, or the courier's name, phone or plate. Capitals,
 * full-width forms, and the spaces and dashes in numbers do not matter.
 */
export function searchCards(cards: readonly OrderCard[], typed: string): readonly OrderCard[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return cards
  const digits = typedDigits(typed)
  return cards.filter((card) => {
    const { text, numbers } = soughtOf(card)
    return (
      words.every((word) => text.includes(word)) ||
      (digits !== null && numbers.some((number) => holds(number, digits)))
    )
  })
}

function holds(number: string, digits: string): boolean {
  if (number.includes(digits)) return true
  return number.length >= WHOLE_PHONE_DIGITS && digits.endsWith(number)
}

/** `9123 4567` and `+852-9123-4567` are one number, not several words; null for anything else. */
function typedDigits(typed: string): string | null {
  const text = typed.normalize('NFKC')
  const digits = text.replace(/\D/g, '')
  return digits !== '' && /^[\d\s+().\-‐-―#]+$/.test(text) ? digits : null
}

type Sought = { text: string; numbers: readonly string[] }

const sought = new WeakMap<OrderCard, Sought>()

/** Cards never change, so that what is sought in them is made once. */
function soughtOf(card: OrderCard): Sought {
  const known = sought.get(card)
  if (known) return known
  const { pickupCode, recipientName, recipientPhone, address, courier } = card
  const ids = [card.clientOrderId, card.platformOrderId]
  const texts = [recipientName, address, courier?.name, courier?.plate]
  const numbers = [pickupCode, recipientPhone, courier?.phone, ...ids]
  const made = {
    text: plain([...texts, ...numbers].filter(Boolean).join(' ')),
    numbers: numbers.map((number) => number?.replace(/\D/g, '') ?? '').filter(Boolean),
  }
  sought.set(card, made)
  return made
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
