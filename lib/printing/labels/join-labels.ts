import 'server-only'
import { open } from 'node:fs/promises'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { LabelChoice } from '../model/label'
import { PdfJoiner } from './pdf-joiner'
import { readLabel, type Label } from './label-store'

type JoinedLabel = Pick<Label, 'orderId' | 'sha256' | 'pages'>

export type JoinedLabels = {
  /** As they stand in the file. */
  joined: JoinedLabel[]
  /** Orders whose label is not kept, is not what came, or cannot be read: nothing of it is in the file. */
  unreadable: number[]
}

/**
 * Writes the kept labels of some orders into one new PDF, in this order. One label after the other
 * is in memory, never all of them. Where `reversed`, each label has its last page first.
 */
export async function joinLabels(input: {
  db: Database
  path: string
  orderIds: readonly number[]
  choice: LabelChoice
  reversed: boolean
}): Promise<JoinedLabels> {
  const { db, path, orderIds, choice, reversed } = input
  const joined: JoinedLabel[] = []
  const unreadable: number[] = []
  const file = await open(path, 'wx', 0o600)
  try {
    const joiner = new PdfJoiner((bytes) => file.appendFile(bytes))
    for (const orderId of orderIds) {
      const label = await readLabel(db, orderId, choice)
      if (label && (await canJoin(joiner, label, reversed))) joined.push(factsOf(label))
      else unreadable.push(orderId)
    }
    await joiner.end()
    const pages = joined.reduce((sum, label) => sum + label.pages, 0)
    if (joiner.pageCount !== pages) throw new Error(`${joiner.pageCount} pages, not ${pages}`)
  } finally {
    await file.close()
  }
  return { joined, unreadable }
}

const factsOf = ({ orderId, sha256, pages }: Label): JoinedLabel => ({ orderId, sha256, pages })

async function canJoin(joiner: PdfJoiner, label: Label, reversed: boolean): Promise<boolean> {
  const { orderId, pdf, pages } = label
  try {
    await joiner.add(pdf, { pages, reversed })
    return true
  } catch (error) {
    log().error({ err: error, orderId, labelId: label.id }, 'a kept label cannot be joined')
    return false
  }
}
