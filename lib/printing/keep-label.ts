import 'server-only'
import type { Database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { checksumOf, type Label } from './read-label'

type NewLabel = Pick<Label, 'orderId' | 'paper' | 'copies' | 'pdf' | 'pages'>

/** Keeps a label with its checksum, in place of what was kept of the same kind. */
export async function keepLabel(db: Database, label: NewLabel): Promise<Label> {
  const { pdf, pages } = label
  const content = { pdf, pages, sha256: checksumOf(pdf), fetchedAt: new Date() }
  const [kept] = await db
    .insert(labels)
    .values({ ...label, ...content })
    .onConflictDoUpdate({ target: [labels.orderId, labels.paper, labels.copies], set: content })
    .returning()
  if (!kept) throw new Error('a label was not kept')
  return kept
}
