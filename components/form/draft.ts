/*
 * What reads a kept form again. An older version wrote it, or somebody else: what still means
 * something is kept, and the rest is as in an empty form.
 */

type Kept = { fields: Record<string, unknown>; formKey: string; storeId: number | undefined }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A kept form's fields, still to be read one by one; null for what is no form of ours. */
export function keptForm(stored: string | null): Kept | null {
  const fields = parsed(stored)
  const formKey = textOf(fields['formKey'])
  if (!UUID.test(formKey)) return null
  const storeId = fields['storeId']
  return { fields, formKey, storeId: Number.isSafeInteger(storeId) ? Number(storeId) : undefined }
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** One of the known ones; the first of them for anything else. */
export function oneOf<T>(value: unknown, known: readonly [T, ...T[]]): T {
  return known.find((each) => each === value) ?? known[0]
}

export function pinOf(value: unknown): { lat: number; lng: number } | null {
  const { lat, lng } = recordOf(value)
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** The value in the shape of `like`: texts, yes or no, and groups of them; else as in `like`. */
export function shapedLike<T extends object>(like: T, value: unknown): T {
  const kept = recordOf(value)
  const members = Object.entries(like).map(([name, usual]: [string, unknown]) => {
    const found = kept[name]
    const isPlain = typeof usual === 'string' || typeof usual === 'boolean'
    if (isPlain) return [name, typeof found === typeof usual ? found : usual]
    const isGroup = typeof usual === 'object' && usual !== null && !Array.isArray(usual)
    return [name, isGroup ? shapedLike(usual, found) : usual]
  })
  return Object.fromEntries(members) as T
}
