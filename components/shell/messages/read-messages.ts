import type { MessageLanguage } from '@/lib/i18n/locales'
import type { MessageSet } from '@/lib/i18n/message-sets'
import type { CompleteMessages } from '@/lib/i18n/complete-messages'

type PageMessages = Partial<CompleteMessages>
type Which = { language: MessageLanguage; set: MessageSet; href: string }

/** A page without words does not wake up: a short loss of the network is waited out. */
const AGAIN_AFTER_MS = [500, 2_000, 5_000, 10_000]

const read = new Map<string, Promise<PageMessages>>()

/** The same promise whenever the same messages are asked for; one that failed is forgotten. */
export function readMessages({ language, set, href }: Which): Promise<PageMessages> {
  const known = read.get(href)
  if (known) return known
  const messages =
    // The build leaves this out of what browsers get.
    typeof window === 'undefined'
      ? import('@/lib/i18n/message-sets').then((file) => file.messagesOfSet(language, set))
      : fromFile(href)
  read.set(href, messages)
  messages.catch(() => read.delete(href))
  return messages
}

async function fromFile(href: string): Promise<PageMessages> {
  for (const waitMs of AGAIN_AFTER_MS) {
    try {
      return await fetchMessages(href)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return fetchMessages(href)
}

async function fetchMessages(href: string): Promise<PageMessages> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`the messages answered ${response.status}`)
  return (await response.json()) as PageMessages
}
