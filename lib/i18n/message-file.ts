import 'server-only'
import { createHash } from 'node:crypto'
import type { MessageLanguage } from './locales'
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
export function messageFile(language: MessageLanguage, set: MessageSet): MessageFile {
  const key = `${language}/${set}`
  const known = files.get(key)
  if (known) return known
  const body = JSON.stringify(messagesOfSet(language, set))
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const file = { href: `/api/messages/${key}/${hash}`, hash, body }
  files.set(key, file)
  return file
}
