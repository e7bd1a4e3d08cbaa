import 'server-only'
import { createHash } from 'node:crypto'
import type { Locale } from './locales'
import { messagesOfSet, type MessageSet } from './message-sets'

type MessageFile = {
  /** Names the content, so that browsers may keep it for good. */
  href: string
  hash: string
  /** JSON. */
  body: string
}

const files = new Map<string, MessageFile>()

/** The messages of a group of pages as a file that never changes under its address (decision 0295). */
export function messageFile(locale: Locale, set: MessageSet): MessageFile {
  const key = `${locale}/${set}`
  const known = files.get(key)
  if (known) return known
  const body = JSON.stringify(messagesOfSet(locale, set))
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const file = { href: `/api/messages/${key}/${hash}`, hash, body }
  files.set(key, file)
  return file
}
