import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** A place in the chain that was seen before, and the hash that stood there. */
export type ChainHead = { seq: number; hash: string }

/**
 * - `changed`: the entry at this place is not what was written there, or not in its place.
 * - `missing`: an entry is gone; `gap`: a place is gone with it.
 * - `unlinked`: an entry stands in no place: it was written past the chain.
 * - `personal-changed`, `personal-missing`: what was kept aside is not what was written, or was
 *   removed without the log saying so.
 * - `cut-off`: the end that was seen before is gone; `rewritten`: it is another one.
 */
export type ChainFault = {
  kind:
    | 'changed'
    | 'missing'
    | 'gap'
    | 'unlinked'
    | 'personal-changed'
    | 'personal-missing'
    | 'cut-off'
    | 'rewritten'
  seq: number | null
  entryId: number | null
}

export type ChainReport = { entries: number; head: ChainHead | null; faults: ChainFault[] }

/** As the trigger that links writes it (`audit_link`), but not by asking the database's functions. */
const CONTENT = `jsonb_build_array(
  e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.action,
  e.actor_id, e.store_id, e.record_kind, e.record_id, e.record_name, e.before,
  e.after, e.request_id, e.address, e.session, e.personal_digest, e.once_key)::text`

const AT_ONCE = 2_000

const BEFORE_ALL: ChainHead = { seq: 0, hash: '' }

type Link = {
  seq: string
  entry_id: string
  hash: string
  content: string | null
  action: string | null
  forgotten: string | null
  personal_digest: string | null
  salt: string | null
  data: string | null
}

/**
 * Reads the whole log as it stands at one moment and says where it is not what was written. `seen`
 * are ends that were noted elsewhere: without one, an end that was cut off cannot be known.
 */
export async function verifyChain(
  client: ClientBase,
  seen: readonly ChainHead[],
): Promise<ChainReport> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await readChain(client, seen)
  } finally {
    await client.query('rollback')
  }
}

async function readChain(client: ClientBase, seen: readonly ChainHead[]): Promise<ChainReport> {
  const faults: ChainFault[] = []
  const removed = new Map<number, number>()
  const forgotten = new Set<number>()
  const wanted = new Map(seen.map(({ seq, hash }) => [seq, hash]))
  let last: ChainHead = BEFORE_ALL
  let entries = 0
  for (;;) {
    const links: Link[] = await linksAfter(client, last.seq)
    if (links.length === 0) break
    for (const link of links) {
      const [seq, entryId] = [Number(link.seq), Number(link.entry_id)]
      const say = (kind: ChainFault['kind']) => faults.push({ kind, seq, entryId })
      const isNext = seq === last.seq + 1
      if (!isNext) faults.push({ kind: 'gap', seq: last.seq + 1, entryId: null })
      if (link.content === null) say('missing')
      else if (isNext && hashOf(last, seq, link.content) !== link.hash) say('changed')
      for (const id of forgottenIn(link)) forgotten.add(id)
      const personal = personalOf(link)
      if (personal === 'changed') say('personal-changed')
      if (personal === 'removed') removed.set(entryId, seq)
      const before = wanted.get(seq)
      if (before !== undefined && before !== link.hash) say('rewritten')
      wanted.delete(seq)
      last = { seq, hash: link.hash }
      entries += 1
    }
  }
  for (const [entryId, seq] of removed) {
    if (!forgotten.has(entryId)) faults.push({ kind: 'personal-missing', seq, entryId })
  }
  for (const seq of [...wanted.keys()].toSorted((a, b) => a - b)) {
    faults.push({ kind: 'cut-off', seq, entryId: null })
  }
  faults.push(...(await unlinked(client)))
  return { entries, head: last === BEFORE_ALL ? null : last, faults }
}

async function linksAfter(client: ClientBase, seq: number): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select c.seq, c.entry_id, c.hash, case when e.id is not null then ${CONTENT} end as content,
       e.action, e.after->>'entries' as forgotten, e.personal_digest, p.salt, p.data::text as data
     from audit_chain c
     left join audit_entries e on e.id = c.entry_id
     left join audit_personal p on p.entry_id = c.entry_id
     where c.seq > $1 order by c.seq limit ${AT_ONCE}`,
    [seq],
  )
  return rows
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const hashOf = (before: ChainHead, seq: number, content: string): string =>
  sha256(`${before.hash}\n${seq}\n${content}`)

/** Which entries' personal data an entry says was forgotten. */
function forgottenIn({ action, forgotten }: Link): number[] {
  if (action !== 'audit.personal-forgotten' || forgotten === null) return []
  const ids: unknown = JSON.parse(forgotten)
  return Array.isArray(ids) ? ids.map(Number) : []
}

function personalOf({ personal_digest, salt, data }: Link): 'right' | 'changed' | 'removed' {
  if (data === null) return personal_digest === null ? 'right' : 'removed'
  return sha256(`${salt ?? ''}${data}`) === personal_digest ? 'right' : 'changed'
}

async function unlinked(client: ClientBase): Promise<ChainFault[]> {
  const { rows } = await client.query<{ id: string }>(
    `select e.id from audit_entries e
     where not exists (select from audit_chain c where c.entry_id = e.id) order by e.id`,
  )
  return rows.map(({ id }) => ({ kind: 'unlinked', seq: null, entryId: Number(id) }))
}
